import { LIMITES, type ArquivoEmBase64 } from '@merenda/shared/contratos';
import { violacoesDoArquivoDeNotas } from '@merenda/shared/regras';
import { setImmediate } from 'node:timers/promises';
import { invalido } from '../../nucleo/recusas.js';
import { ehZip, partesDoZip, ZipRecusado, type ParteDoZip } from '../../nucleo/zip.js';
import { lerNota, type NotaDoXml } from './leitura.js';
import { NotaRecusada, textoDoXml } from './xml.js';

/** A file that was read: the invoice with its XML, or why it is none. */
export type ArquivoLido = { nome: string } & ({ nota: NotaDoXml; xml: string } | { recusa: string });

/** Besides the invoices there may be their printed forms. */
const LIMITES_DO_ZIP = {
  partes: 100,
  porParte: LIMITES.notaEletronicaBytes,
  total: LIMITES.notasPorVez * LIMITES.notaEletronicaBytes,
};

const FRASES = {
  ILEGIVEL: 'Não foi possível abrir o zip: o arquivo está danificado ou tem senha. Envie os XML sem o zip.',
  GRANDE: 'O zip tem arquivos demais, ou grandes demais. Envie só os XML das notas, de até 2 MB cada um.',
};
const MUITAS = `O zip tem mais de ${LIMITES.notasPorVez} XML. Divida-o.`;
const COM_CAMINHO = 'O zip tem um arquivo com um caminho para fora dele. Envie os XML sem o zip.';
const VAZIO = 'O zip não tem nenhum XML.';
const NAO_XML = 'Não é um XML: ficou de fora.';

/**
 * Reads an XML file, or each file of a zip. 422 with the reason for an XML that is no NF-e, and for a zip that cannot be
 * opened, is too large, or has names that lead out of it; a zip's other files are refused one by one.
 */
export async function lerArquivo({ nome, conteudo }: ArquivoEmBase64): Promise<ArquivoLido[]> {
  const bytes = Buffer.from(conteudo, 'base64');
  const [grande] = violacoesDoArquivoDeNotas(bytes.length);
  if (grande) throw invalido([grande]);
  if (ehZip(bytes)) return lerZip(bytes);
  const lido = ler(nome, bytes);
  if ('recusa' in lido) throw recusado(lido.recusa);
  return [lido];
}

async function lerZip(bytes: Buffer): Promise<ArquivoLido[]> {
  const lidos: ArquivoLido[] = [];
  for (const { nome, conteudo } of abrirZip(bytes)) {
    lidos.push(EH_XML.test(nome) ? ler(nome, conteudo) : { nome, recusa: NAO_XML });
    // The server answers others between two invoices.
    await setImmediate();
  }
  return lidos;
}

const EH_XML = /\.xml$/i;

/** The files of a zip, after the checks of the whole. */
function abrirZip(bytes: Buffer): ParteDoZip[] {
  try {
    return [...partesDoZip(bytes, LIMITES_DO_ZIP, conferirNomes)].filter(({ nome }) => ehArquivo(nome));
  } catch (erro) {
    if (erro instanceof ZipRecusado) throw recusado(FRASES[erro.motivo]);
    throw erro;
  }
}

function conferirNomes(nomes: string[]): void {
  if (nomes.some(saiDoZip)) throw recusado(COM_CAMINHO);
  const notas = nomes.filter((nome) => ehArquivo(nome) && EH_XML.test(nome)).length;
  if (notas === 0) throw recusado(VAZIO);
  if (notas > LIMITES.notasPorVez) throw recusado(MUITAS);
}

/** Whether a name of a zip leads out of the folder in which somebody would unpack it. */
const saiDoZip = (nome: string): boolean =>
  /^\/|^[a-z]:/i.test(nome) || nome.split('/').includes('..') || nome.includes('\0');

/** Whether somebody put a part of a zip there: neither a folder nor what a Mac adds to each file (`__MACOSX/`, `._nota.xml`). */
const ehArquivo = (nome: string): boolean => !nome.endsWith('/') && !/(^|\/)(__MACOSX\/|\._|\.DS_Store$)/.test(nome);

function ler(nome: string, bytes: Buffer): ArquivoLido {
  try {
    const xml = textoDoXml(bytes);
    return { nome, nota: lerNota(xml), xml };
  } catch (erro) {
    if (erro instanceof NotaRecusada) return { nome, recusa: erro.message };
    throw erro;
  }
}

const recusado = (mensagem: string) => invalido([{ campo: 'conteudo', mensagem }]);
