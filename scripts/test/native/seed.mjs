import fc from 'fast-check';

/**
 * Property tests try the same cases in each run, so that a run depends on its commit alone. `PROPERTIES=random`, which
 * `npm run test:deep` sets, looks for new cases; a failure prints its seed.
 */
if (process.env.PROPERTIES !== 'random') fc.configureGlobal({ seed: 20_261_118 });
