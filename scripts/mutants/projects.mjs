import { spawnSync } from 'node:child_process';
import path from 'node:path';

const NATIVE = path.join('scripts', 'test', 'native', 'runner.mjs');
/** Files with this name need jest's own runner. */
const ISOLATED = /\.isolado\.test\.tsx?$/;

/**
 * The projects of jest whose files run natively.
 * @param {string} folder of the copy of the product
 * @param {string} jest its program
 * @param {Record<string, string>} env of the tests: some files need a server, others the embedded database
 * @returns {(file: string) => import('@jest/types').Config.ProjectConfig | undefined} the project of a test file,
 *   relative to the folder; undefined for a file that needs jest's own runner
 */
export function readProjects(folder, jest, env) {
  const projects = [[], ['--config', 'api/jest.config.mjs', '--rootDir', 'api']]
    .flatMap((args) => {
      const { stdout } = spawnSync(process.execPath, [jest, '--showConfig', ...args], {
        cwd: folder,
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
      return JSON.parse(stdout).configs;
    })
    .filter(({ runner }) => runner === path.join(folder, NATIVE));
  return (file) => {
    const name = path.join(folder, file);
    const contains = ({ roots, testPathIgnorePatterns }) =>
      roots.some((root) => name.startsWith(`${root}/`)) &&
      !testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(name));
    return ISOLATED.test(file) ? undefined : projects.find(contains);
  };
}
