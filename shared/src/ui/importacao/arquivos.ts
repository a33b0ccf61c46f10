import { lerComoDataUrl } from '@merenda/shared';
import type { ArquivoEmBase64 } from '@merenda/shared/contratos';
import { baixar } from '../baixar.js';

/** The types of the files, by the end of their names. */
const TIPOS: Record<string, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** A chosen or pasted file, as the server reads it. Rejects when the browser cannot read it. */
export async function paraBase64(arquivo: File): Promise<ArquivoEmBase64> {
  const dataUrl = await lerComoDataUrl(arquivo);
  return { nome: arquivo.name, conteudo: dataUrl.slice(dataUrl.indexOf(',') + 1) };
}

/** Starts the download of a file that the server made. */
export function baixarArquivo({ nome, conteudo }: ArquivoEmBase64): void {
  baixar(
    Uint8Array.from(atob(conteudo), (letra) => letra.charCodeAt(0)),
    nome,
    TIPOS[nome.slice(nome.lastIndexOf('.') + 1)] ?? '',
  );
}
