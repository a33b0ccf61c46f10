import { cleanup } from '@testing-library/react';
import { lancarFalhas } from './falhas.js';
import { fingirTelaEstreita } from './pagina.js';

/*
 * The hooks of one test file.
 */

// antd renders a lot, which is slow on a machine that also builds.
jest.setTimeout(120_000);

/**
 * React renders by itself between the acts of a test, as in a browser: antd uses its own timers, and a test waits for
 * the expected result. The library's `render` and events still run inside `act`. It sets this to true before the tests
 * of a file, so it is set here, after it.
 */
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

// jsdom has no popovers: it shows such an element like any other element.
HTMLElement.prototype.showPopover = () => undefined;

// The library registers this itself, but only for the first file of a process.
afterEach(cleanup);

afterEach(() => {
  fingirTelaEstreita(false);
  localStorage.clear();
  sessionStorage.clear();
});

// A screen that shows an error to the user cannot hide that the server would refuse what it sends.
afterEach(lancarFalhas);
