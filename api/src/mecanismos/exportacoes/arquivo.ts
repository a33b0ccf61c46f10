import type { ArquivoEmBase64, FormatoDeExportacao } from '@merenda/shared/contratos';
import { documentoCsv } from '@merenda/shared/formatos';
import { escreverEmSeparado } from '../../nucleo/planilhas/oficina.js';
import type { Folha } from '../../nucleo/planilhas/planilha.js';

/** A list as a file. In both formats a text that looks like a formula stays text. */
export async function arquivoDaLista(
  nome: string,
  formato: FormatoDeExportacao,
  folha: Folha,
): Promise<ArquivoEmBase64> {
  const bytes = formato === 'CSV' ? csvDe(folha) : await escreverEmSeparado([folha]);
  return { nome: `${nome}.${formato.toLowerCase()}`, conteudo: Buffer.from(bytes).toString('base64') };
}

const csvDe = ({ colunas, linhas }: Folha): string => documentoCsv([colunas.map(({ titulo }) => titulo), ...linhas]);
