const { Console } = require('node:console');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const { transformSync } = require('@swc/core');

/*
 * Tests of the browser's code in one process. Jest's own runner evaluates React, antd and the application again for
 * each file, and the engine forgets what it has optimised.
 */

/**
 * Prepares this process for the test files of a project: the page of its test environment, and `require` for TypeScript
 * with its module names. The page and the modules are the same for all files.
 * @param {import('@jest/types').Config.ProjectConfig} config of jest
 */
async function openPage(config) {
  globalThis.console = consoleWithoutProfiler();
  const exported = require(config.testEnvironment);
  const Environment = exported.default ?? exported;
  const environment = new Environment({ globalConfig: {}, projectConfig: config }, { console, docblockPragmas: {} });
  await environment.setup();
  shareWithProcess(environment.global);
  requireSources(config);
  withoutOwnerStacks(require('react'));
}

/** Names of the language itself: the page has its own, which the process must not take. */
const OF_THE_LANGUAGE = new Set(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)'));

/**
 * Makes the page's names global in this process. Where Node has a class of the same name, such as Event, the page's
 * class replaces it: a page takes no other.
 */
function shareWithProcess(page) {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (OF_THE_LANGUAGE.has(name) || !/^([A-Z]|navigator$)/.test(name) || page[name] === undefined) continue;
    Object.defineProperty(globalThis, name, { value: page[name], writable: true, configurable: true });
  }
  const bound = new Map();
  Object.setPrototypeOf(
    globalThis,
    new Proxy(Object.getPrototypeOf(globalThis), {
      has: (target, name) => name in page || name in target,
      get(target, name) {
        const value = name in target ? target[name] : page[name];
        if (typeof value !== 'function' || name in target || typeof name !== 'string' || /^[A-Z]/.test(name))
          return value;
        // A function of the page works only on the page.
        if (!bound.has(value)) bound.set(value, value.bind(page));
        return bound.get(value);
      },
      set(target, name, value, receiver) {
        if (name in page) return Reflect.set(page, name, value);
        return Reflect.defineProperty(receiver, name, { value, writable: true, enumerable: true, configurable: true });
      },
    }),
  );
  globalThis.window = page;
}

/**
 * Node's own console has the functions of a profiler (`timeStamp`, `createTask`). With them React's development build
 * measures each component of each render. Jest's own runner has a console without them, too.
 */
function consoleWithoutProfiler() {
  return new Console(process.stdout, process.stderr);
}

/**
 * React's development build takes a stack for each element that it creates, a tenth of a screen's test. It stops after
 * 10,000 elements and begins again each second; here it has always stopped.
 */
function withoutOwnerStacks({ __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals }) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}

const SWC = {
  isModule: true,
  sourceMaps: 'inline',
  module: { type: 'commonjs', ignoreDynamic: false },
  jsc: {
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
};

/** `require` finds and compiles sources as the project's settings say: `moduleNameMapper`, TypeScript. */
function requireSources({ moduleNameMapper, rootDir }) {
  process.setSourceMapsEnabled(true);
  for (const extension of ['.ts', '.tsx'])
    Module._extensions[extension] = (module, file) => {
      const jsc = { ...SWC.jsc, parser: { syntax: 'typescript', tsx: extension === '.tsx' } };
      module._compile(transformSync(fs.readFileSync(file, 'utf8'), { ...SWC, jsc, filename: file }).code, file);
    };
  const patterns = moduleNameMapper.map(([pattern, target]) => [new RegExp(pattern), [target].flat()]);
  const resolve = Module._resolveFilename;
  Module._resolveFilename = function (request, parent, ...rest) {
    const [pattern, targets] = patterns.find(([one]) => one.test(request)) ?? [];
    if (!pattern || (request.startsWith('.') && parent?.filename?.includes('node_modules')))
      return resolve.call(this, request, parent, ...rest);
    const groups = pattern.exec(request);
    const names = targets.map((target) => target.replace('<rootDir>', rootDir).replace(/\$(\d)/g, (_, n) => groups[n]));
    return tryEach(names, (name) => resolve.call(this, name, parent, ...rest));
  };
}

/** The first result that is found; throws the error of the last name. */
function tryEach([name, ...others], find) {
  try {
    return find(name);
  } catch (error) {
    if (others.length === 0 || error.code !== 'MODULE_NOT_FOUND') throw error;
    return tryEach(others, find);
  }
}

module.exports = { openPage };
