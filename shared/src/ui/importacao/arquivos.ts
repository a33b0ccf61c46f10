import type { ArquivoEmBase64 } from '@merenda/shared/contratos';
import { baixar } from '../baixar.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A chosen or pasted file, as the server reads it. Rejects when the browser cannot read it. */
export function paraBase64(arquivo: File): Promise<ArquivoEmBase64> {
  return new Promise((resolver, rejeitar) => {
    const leitor = new FileReader();
    leitor.onerror = () => rejeitar(new Error('the browser could not read the file'));
    leitor.onload = () => {
      const dataUrl = String(leitor.result);
      resolver({ nome: arquivo.name, conteudo: dataUrl.slice(dataUrl.indexOf(',') + 1) });
    };
    leitor.readAsDataURL(arquivo);
  });
}

/** Starts the download of a spreadsheet that the server made. */
export function baixarPlanilha({ nome, conteudo }: ArquivoEmBase64): void {
  baixar(
    Uint8Array.from(atob(conteudo), (letra) => letra.charCodeAt(0)),
    nome,
    XLSX,
  );
}
