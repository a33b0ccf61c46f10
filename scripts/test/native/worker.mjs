import { openProject, runFile } from './files.mjs';

let load;

process.on('message', async ({ project, ...test }) => {
  try {
    load ??= await openProject(project);
    process.send({ result: await runFile(load, test) });
  } catch (error) {
    process.send({ error: error.stack ?? String(error) });
  }
});
// The worker ends with its parent process; open handles of a test must not keep it alive.
process.on('disconnect', () => process.exit());
