import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** A problem that oxlint finds: the rule, e.g. 'eslint(no-console)', and its message. */
interface Problem {
  rule: string;
  message: string;
}

/**
 * Lints these files once with the project's settings, in a project of their own.
 * @param files the text of each file, by its path
 * @returns the problems of a file
 */
export function lintFiles(files: Record<string, string>): (file: string) => Problem[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-oxlint-'));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  try {
    fs.copyFileSync(path.join(ROOT, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    write('tsconfig.json', '{ "extends": "./tsconfig.base.json" }');
    // The settings' patterns of files begin at the folder of the settings.
    write('oxlint.config.mjs', `export { default } from ${JSON.stringify(path.join(ROOT, 'oxlint.config.mjs'))};\n`);
    for (const [file, text] of Object.entries(files)) write(file, text);
    const args = [
      path.join(ROOT, 'node_modules/oxlint/bin/oxlint'),
      '--config',
      'oxlint.config.mjs',
      '--format',
      'json',
    ];
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    });
    if (!stdout.startsWith('{')) throw new Error(`${stdout}\n${stderr}`);
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; message: string; help?: string; filename: string }[];
    };
    return (file) =>
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ code, message, help = '' }) => ({
          rule: code.replace('react-hooks(', 'react('),
          message: `${message} ${help}`,
        }));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
