import { usePageText } from '@/lib/i18n/server';
import { readArchetypes } from '@/lib/reference/data';
import { archetypeCommand, type Shell, shells } from '@/lib/shared/archetype-command';
import { codeBlockHtml, codeName } from '@/lib/shared/code-block-html';
import { escapeHtml } from '@/lib/shared/text/escape-html';
import { codeLabels, type LabelsLang } from './code-block';
import codeStyles from './code-block.module.css';
import styles from './component-archetype.module.css';
import { ScriptedFields } from './scripted-fields';

type Props = { project: string; flavor?: string; choose?: boolean } & LabelsLang;

/**
 * A form that builds the Maven command for a new project. Without scripts, it shows the command with example values for
 * every shell. With `choose`, readers may choose another archetype with the same flavors.
 */
export async function ComponentArchetype({ project, flavor, choose, labelsLang }: Props) {
  const { groupId, version, projects } = await readArchetypes();
  const archetype = projects.find(({ name }) => name === project);
  if (!archetype) throw new Error(`content/data/archetypes.json: there is no project "${project}"`);
  const choices = choose ? projects.filter(({ flavors }) => flavors.join() === archetype.flavors.join()) : [];
  return <Builder {...{ groupId, version, flavor, choices, labelsLang }} {...archetype} />;
}

type BuilderProps = { groupId: string; version: string; artifactId: string; flavors: string[]; flavor?: string } & LabelsLang & {
    choices: { name: string; artifactId: string }[];
  };

function Builder({ groupId, version, artifactId, flavors, choices, labelsLang, flavor = flavors[0] }: BuilderProps) {
  const { t } = usePageText();
  const archetype = { archetypeGroupId: groupId, archetypeArtifactId: artifactId, archetypeVersion: version };
  const project = { groupId: 'org.example', artifactId: 'my-app', version: '1.0-SNAPSHOT', appName: '' };
  // With a single flavor there is no choice to show.
  const settings = { ...archetype, ...project, flavor: flavors.length > 1 ? flavor : undefined };
  const labels = codeLabels(t, labelsLang);
  const command = (shell: Shell, title?: string) => (
    <figure
      key={shell}
      className={codeStyles.block}
      dangerouslySetInnerHTML={{
        __html: codeBlockHtml({ html: escapeHtml(archetypeCommand(settings, shell)), language: shell, title }, labels, codeStyles),
      }}
    />
  );
  return (
    <ScriptedFields
      kind="archetype"
      options={{ archetype, names: { bash: codeName(labels, 'bash'), powershell: codeName(labels, 'powershell'), cmd: labels.sample } }}
      className={styles.builder}
    >
      <fieldset className={styles.fields} data-needs-script="">
        <legend className="visually-hidden">{t('archetype.legend')}</legend>
        {choices.length > 0 ? (
          <label>
            {t('archetype.archetype')}
            <select name="archetypeArtifactId" defaultValue={artifactId} autoComplete="off">
              {choices.map(({ name, artifactId }) => (
                <option key={name} value={artifactId}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
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
      {command('bash')}
      <noscript>
        {command('powershell')}
        {command('cmd', t('archetype.cmd'))}
      </noscript>
    </ScriptedFields>
  );
}
