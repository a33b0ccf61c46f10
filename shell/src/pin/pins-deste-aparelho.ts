import { create } from 'zustand';

/** In localStorage, also read by `antes.js`. It contains no names: only the server knows who has a PIN. */
const NOME = 'pins';

/** Whether somebody has set a PIN in this browser: the login then asks who is in the kitchen. */
export function haPins(): boolean {
  try {
    return localStorage.getItem(NOME) !== null;
  } catch {
    return false;
  }
}

/** Notes that the browser has PINs, or has none any more. */
export function anotarPins(ha: boolean): void {
  try {
    if (ha) localStorage.setItem(NOME, '1');
    else localStorage.removeItem(NOME);
  } catch (erro) {
    console.warn('The browser does not keep whether it has PINs:', erro);
  }
}

/** Whether the login of a device with PINs asks for username and password, until somebody is in: the user has chosen it. */
export const useComSenha = create<{ comSenha: boolean }>()(() => ({ comSenha: false }));
