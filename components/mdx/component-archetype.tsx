import { usePageText } from '@/lib/i18n/server';
import { readArchetypes } from '@/lib/reference/data';
import { archetypeCommand, type Shell, shells } from '@/lib/shared/archetype-command';
import { codeBlockHtml, codeName } from '@/lib/shared/code-block-html';
import { escapeHtml } from '@/lib/shared/text/escape-html';
import { codeLabels, type LabelsLang } from './code-block';
import codeStyles from './code-block.module.css';
import styles from './component-archetype.module.css';
import { ScriptedFields } from './scripted-fields';

type Props = { project: string; flavor?: string } & LabelsLang;

/** A form that builds the Maven command for a new project. Without scripts, it shows the command with example values. */
export async function ComponentArchetype({ project, flavor, labelsLang }: Props) {
  const { groupId, version, projects } = await readArchetypes();
  const archetype = projects.find(({ name }) => name === project);
  if (!archetype) throw new Error(`content/data/archetypes.json: there is no project "${project}"`);
  return <Builder {...{ groupId, version, flavor, labelsLang }} {...archetype} />;
}

type BuilderProps = { groupId: string; version: string; artifactId: string; flavors: string[]; flavor?: string } & LabelsLang;

function Builder({ groupId, version, artifactId, flavors, labelsLang, flavor = flavors[0] }: BuilderProps) {
  const { t } = usePageText();
  const archetype = { archetypeGroupId: groupId, archetypeArtifactId: artifactId, archetypeVersion: version };
  const project = { groupId: 'org.example', artifactId: 'my-app', version: '1.0-SNAPSHOT', appName: '' };
  // With a single flavor there is no choice to show.
  const command = archetypeCommand({ ...archetype, ...project, flavor: flavors.length > 1 ? flavor : undefined }, 'bash');
  const labels = codeLabels(t, labelsLang);
  return (
    <ScriptedFields
      kind="archetype"
      options={{ archetype, names: { bash: codeName(labels, 'bash'), powershell: codeName(labels, 'powershell'), cmd: labels.sample } }}
      className={styles.builder}
    >
      <fieldset className={styles.fields} data-needs-script="">
        <legend className="visually-hidden">{t('archetype.legend')}</legend>
        {(['groupId', 'artifactId', 'version', 'appName'] as const).map((name) => (
          <label key={name}>
            {t(`archetype.${name}`)}
            <input
              name={name}
              defaultValue={project[name]}
              placeholder={name === 'appName' ? 'MyApp' : undefined}
              spellCheck={false}
              autoComplete="off"
            />
          </label>
        ))}
        {flavors.length > 1 ? (
          <label>
            {t('archetype.flavor')}
            <select name="flavor" defaultValue={flavor} autoComplete="off">
              {flavors.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ) : null}
        <label>
          {t('archetype.shell')}
          <select name="shell" autoComplete="off">
            {Object.keys(shells).map((name) => (
              <option key={name} value={name}>
                {t(`archetype.${name as Shell}`)}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <figure
        className={codeStyles.block}
        dangerouslySetInnerHTML={{ __html: codeBlockHtml({ html: escapeHtml(command), language: 'bash' }, labels, codeStyles) }}
      />
    </ScriptedFields>
  );
}
