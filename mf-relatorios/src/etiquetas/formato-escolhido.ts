import { create } from 'zustand';
import { type FormatoDeEtiqueta, ROTULOS_DO_FORMATO } from './formatos.js';

const CHAVE = 'merenda:etiquetas';

const ehFormato = (texto: string | null): texto is FormatoDeEtiqueta =>
  texto !== null && Object.hasOwn(ROTULOS_DO_FORMATO, texto);

/** The stored format; another version of the product may have stored one that this one does not know. */
function lerGuardado(): FormatoDeEtiqueta {
  try {
    const guardado = localStorage.getItem(CHAVE);
    if (ehFormato(guardado)) return guardado;
  } catch {
    // Storage switched off: the most usual sheet is offered.
  }
  return 'A4_3X8';
}

/** The format that was chosen last on this device: its printer stays the same. */
export const useFormatoEscolhido = create(() => ({ formato: lerGuardado() }));

/** Uses a format, now and at the next visit. */
export function escolherFormato(formato: FormatoDeEtiqueta): void {
  useFormatoEscolhido.setState({ formato });
  try {
    localStorage.setItem(CHAVE, formato);
  } catch {
    // Full or switched off: the format is chosen again at the next visit.
  }
}
