import type { ArquivoEmBase64, Folha } from '@merenda/shared/contratos';
import { emissaoDe, enderecoDaConferencia, numeroDoDocumento } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { buscarLogo, buscarTimbre } from '../../cadastros/index.js';
import type { Documento } from '../../nucleo/documentos/escrever.js';
import type { Selo } from '../../nucleo/documentos/selo.js';
import { imagemDoPapel } from '../../nucleo/imagem.js';
import { imprimirEmSeparado } from '../../nucleo/planilhas/oficina.js';
import { agora, dataHoraBR } from '../../nucleo/relogio.js';
import { escreverZip } from '../../nucleo/zip.js';
import { emitir, type AEmitir, type Numerado } from '../documentos-emitidos/gravacao.js';
import { arquivoDe, nomeDoArquivo, nomesSemRepetir, tituloDoArquivo } from './arquivo.js';

/** The papers that are written. */
interface AImprimir {
  formato: 'PDF' | 'ZIP';
  papeis: readonly (AEmitir & { folha: Folha })[];
  /** Where people reach the product. */
  enderecoPublico: string;
  /** Aborted when the user does not wait any more. */
  sinal: AbortSignal;
}

/** Papers that are written beside the others: who wants one does not wait for them. */
const MUITOS = 5;

/**
 * The sheets of a report as papers with letterhead, author and time, each with its number and its code: in one PDF, or
 * in a zip with a PDF of each.
 */
export async function papeisDoRelatorio(
  contexto: Contexto,
  { formato, papeis, enderecoPublico, sinal }: AImprimir,
): Promise<ArquivoEmBase64> {
  const emissao = await lerEmissao(contexto);
  const titulo = tituloDoArquivo(papeis.map(({ folha }) => folha));
  const emLote = papeis.length > MUITOS;
  const escritos = await emitir(contexto, papeis, async (numerados) => {
    const folhas = numerados.map(({ folha, ...numerado }) => ({ folha, selo: seloDe(numerado, enderecoPublico) }));
    if (formato === 'PDF') return [await imprimirEmSeparado({ titulo, folhas, ...emissao }, { emLote, sinal })];
    const pdfs: Uint8Array[] = [];
    for (const uma of folhas) {
      const documento = { titulo: uma.folha.titulo, folhas: [uma], ...emissao };
      pdfs.push(await imprimirEmSeparado(documento, { emLote, sinal }));
    }
    return pdfs;
  });
  return arquivoDe(titulo, formato, formato === 'PDF' ? Buffer.concat(escritos) : zipDe(papeis, escritos));
}

function zipDe(papeis: AImprimir['papeis'], escritos: readonly Uint8Array[]): Buffer {
  const nomes = nomesSemRepetir(papeis.map(({ folha }) => nomeDoArquivo(folha.titulo)));
  return escreverZip(escritos.map((pdf, i) => ({ nome: `${nomes[i] ?? ''}.pdf`, conteudo: Buffer.from(pdf) })));
}

function seloDe(numerado: Numerado, enderecoPublico: string): Selo {
  const endereco = `${enderecoPublico}${enderecoDaConferencia(numerado.codigo)}`;
  return { texto: `Documento ${numeroDoDocumento(numerado)} – confira em ${endereco}`, endereco };
}

/** The municipality's letterhead and the user of the session, now. */
async function lerEmissao({
  banco,
  usuario,
}: Pick<Contexto, 'banco' | 'usuario'>): Promise<Pick<Documento, 'timbre' | 'emissao' | 'emitidoEm'>> {
  const timbre = await buscarTimbre(banco);
  const logo = await buscarLogo(banco);
  const emitidoEm = agora();
  return {
    timbre: { ...timbre, logo: logo === null ? null : await imagemDoPapel(logo) },
    emissao: emissaoDe(usuario.pessoa.nome, dataHoraBR(emitidoEm)),
    emitidoEm,
  };
}
