import { describe, expect, test } from 'vitest';
import { compileMdx } from '../../mdx/compile';
import { compareTranslation } from './compare';

/** Whether two code blocks differ in more than comments. */
async function differ(language: string, english: string, own: string): Promise<boolean> {
  const compile = (code: string) => compileMdx(`\`\`\`${language}\n${code}\n\`\`\``);
  return compareTranslation(await compile(english), await compile(own), 'a.mdx').length > 0;
}

describe('comments are translated', () => {
  test.each([
    ['java', '/* Set\n it */ a(); // now', '/* Es\n setzen */ a(); // jetzt'],
    ['java', "a('\"'); // it's", "a('\"'); // das ist's"],
    ['powershell', "$a = 'x' # Don't\n<# Set\nit #>", "$a = 'x' # Nicht\n<# Es\nsetzen #>"],
    ['cmd', '@rem Set it\nREM Now\n:: Later\nset a=1', '@rem Setzen\nREM Jetzt\n:: Später\nset a=1'],
    ['bat', 'rem Set it\nset a=1', 'rem Setzen\nset a=1'],
    ['ini', '; Set it\na=1 # now', '; Setzen\na=1 # jetzt'],
    ['properties', '! Set it\n# Now\na=1', '! Setzen\n# Jetzt\na=1'],
    ['yaml', "a: it's # that's it", "a: it's # das ist's"],
    ['python', "s = '''\n# kept\n''' # Set", "s = '''\n# kept\n''' # Setzen"],
    ['sql', "select '--' /* All */ -- now", "select '--' /* Alle */ -- jetzt"],
    ['html', '<p>it is</p> <!-- Set -->', '<p>it is</p> <!-- Setzen -->'],
  ])('in %s: %j', async (language, english, own) => {
    expect(await differ(language, english, own)).toBe(false);
  });
});

describe('a string with a comment mark is code', () => {
  test.each([
    ['java', 'String a = "x//1"; foo();', 'String a = "x//2"; bar();'],
    ['java', 'a("\\"//1");', 'a("\\"//2");'],
    ['java', 'a("""\n  // 1\n  """);', 'a("""\n  // 2\n  """);'],
    ['javascript', 'a(`//1`)', 'a(`//2`)'],
    ['bash', 'echo "a # b"', 'echo "a # c"'],
    ['powershell', 'echo "a `" # b"', 'echo "a `" # c"'],
    ['ini', 'a="b ; c"', 'a="b ; d"'],
    ['properties', 'color=x # 1', 'color=x # 2'],
    ['cmd', 'echo rem 1', 'echo rem 2'],
    ['cmd', 'remote 1', 'remote 2'],
    ['sql', "select '--1'", "select '--2'"],
  ])('in %s: %j', async (language, english, own) => {
    expect(await differ(language, english, own)).toBe(true);
  });
});
