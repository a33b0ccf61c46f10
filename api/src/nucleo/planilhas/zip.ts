import { comBarras, partesDoZip, ZipRecusado, type ParteDoZip } from '../zip.js';
import { PlanilhaRecusada } from './planilha.js';

/** All parts of a workbook after unpacking; 10,000 rows of 20 columns have about 15 MB. */
const MAXIMO_DESCOMPACTADO = 64 * 1024 * 1024;
/** Parts of a workbook at most. */
const PARTES = 1_000;
const LIMITES = { partes: PARTES, porParte: MAXIMO_DESCOMPACTADO, total: MAXIMO_DESCOMPACTADO };

const FRASES = {
  ILEGIVEL:
    'Não foi possível ler a planilha: o arquivo está danificado ou protegido por senha. Salve-o de novo, sem senha.',
  GRANDE:
    'A planilha é grande demais depois de aberta. Apague as linhas, as colunas e as folhas que sobram, ou divida o arquivo.',
};

/**
 * Names of the parts of a workbook, after its unpacked size was checked, and its bytes as the library reads them, with
 * `/` in the names. These bytes are what is checked: a name may lie over another part. Throws `PlanilhaRecusada`.
 * @param aoVer gets each part; only one is in memory
 */
export function abrirZip(original: Buffer, aoVer: (parte: ParteDoZip) => void): { partes: string[]; bytes: Buffer } {
  try {
    const bytes = comBarras(original, PARTES);
    const partes = Array.from(partesDoZip(bytes, LIMITES), (parte) => {
      aoVer(parte);
      return parte.nome;
    });
    return { partes, bytes };
  } catch (erro) {
    if (erro instanceof ZipRecusado) throw new PlanilhaRecusada(FRASES[erro.motivo], { cause: erro });
    throw erro;
  }
}
