import { avisos } from '@merenda/shared';

/** Copies a text and shows a toast. Where the browser refuses, the toast tells that the text can be selected. */
export async function copiar(texto: string, sucesso: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(texto);
    avisos.sucesso(sucesso);
  } catch {
    avisos.erro('O navegador não deixou copiar. Selecione o texto e copie-o.');
  }
}
