import { LIMITES } from '@merenda/shared/contratos';
import { lerExtratoCsv, lerOfx, TITULOS_DO_EXTRATO, type ExtratoLido } from '@merenda/shared/regras';
import { PlanilhaRecusada } from '../../nucleo/planilhas/planilha.js';
import { lerTexto } from '../../nucleo/planilhas/texto.js';
import { invalido } from '../../nucleo/recusas.js';
import { deWindows1252 } from '../../nucleo/windows-1252.js';

/** An OFX says its account; a CSV is that of the account that is known. */
export function lerArquivo(conteudo: string): ExtratoLido | Pick<ExtratoLido, 'lancamentos'> {
  const bytes = Buffer.from(conteudo, 'base64');
  const texto = emTexto(bytes);
  const lido = EH_CSV.test(texto) ? lerExtratoCsv(linhasDoCsv(bytes)) : lerOfx(texto);
  if ('recusa' in lido) throw recusado(lido.recusa);
  return lido;
}

/** A text without the tags of an OFX, in columns. */
const EH_CSV = /^(?![\s\S]*<OFX>)[^<]*[;,\t]/i;

function linhasDoCsv(bytes: Buffer): string[][] {
  try {
    return lerTexto(bytes, LIMITES.linhasDaPlanilha, TITULOS_DO_EXTRATO).linhas;
  } catch (erro) {
    if (erro instanceof PlanilhaRecusada) throw recusado(erro.message);
    throw erro;
  }
}

export const recusado = (mensagem: string) => invalido([{ campo: 'conteudo', mensagem }]);

/** Banks write OFX 1 in Windows-1252 and OFX 2 in UTF-8, whatever the header says. */
function emTexto(bytes: Buffer): string {
  const utf8 = bytes.toString('utf8');
  return utf8.includes('\uFFFD') ? deWindows1252(bytes) : utf8;
}
