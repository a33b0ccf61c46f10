import { avisos } from '@merenda/shared';

/** Copies a text and says so. A browser that refuses it says that too: the text can be selected. */
export async function copiar(texto: string, sucesso: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(texto);
    avisos.sucesso(sucesso);
  } catch {
    avisos.erro('O navegador não deixou copiar. Selecione o texto e copie-o.');
  }
}
