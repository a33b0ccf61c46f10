import { expect } from '@jest/globals';
import type {
  ArquivoEmBase64,
  EntidadeImportavel,
  FormatoDeExportacao,
  LinhaConferida,
  ListaComImportacao,
  ListaAExportar,
  ListaExportavel,
  MotivoDaLinha,
  PlanilhaAConferir,
  PlanilhaImportada,
  PlanilhaLida,
} from '@merenda/shared/contratos';
import type { Pessoa } from './app.js';

const base64 = (conteudo: string | Uint8Array) => Buffer.from(conteudo).toString('base64');

/** Why a row of a preview is refused, as its sentences. */
export const frasesDe = (motivos: readonly MotivoDaLinha[]): string[] => motivos.map(({ mensagem }) => mensagem);

/** The steps of an import as a user takes them; a step that must succeed fails the test otherwise. */
export function importadorDe(quem: () => Pessoa) {
  const injetar = (caminho: string, corpo: object, cabecalhos = {}) =>
    quem().injetar('POST', `/importacoes/${caminho}`, corpo, cabecalhos);

  async function exigir<T>(resposta: ReturnType<Pessoa['injetar']>): Promise<T> {
    const { statusCode, body } = await resposta;
    expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, '']);
    return JSON.parse(body) as T;
  }

  const ler = (entidade: EntidadeImportavel, conteudo: string | Uint8Array) =>
    exigir<PlanilhaLida>(injetar(`${entidade}/leitura`, { nome: 'planilha', conteudo: base64(conteudo) }));

  const conferir = (entidade: EntidadeImportavel, { colunas, linhas }: PlanilhaAConferir) =>
    exigir<LinhaConferida[]>(injetar(`${entidade}/conferencia`, { colunas, linhas }));

  /** Imports all rows as previewed. */
  async function prepararImportacao(
    entidade: EntidadeImportavel,
    { colunas, linhas }: PlanilhaAConferir,
    tudoOuNada = false,
  ) {
    const conferidas = await conferir(entidade, { colunas, linhas });
    const planos = new Map(conferidas.map(({ numero, plano }) => [numero, plano]));
    const corpo = {
      colunas,
      linhas: linhas.flatMap((linha) => {
        const plano = planos.get(linha.numero);
        return plano === undefined ? [] : [{ ...linha, plano }];
      }),
      tudoOuNada,
    };
    return {
      conferidas,
      enviar: (chave?: string) => injetar(entidade, corpo, chave ? { 'idempotency-key': chave } : {}),
    };
  }

  /** The file of a list. */
  const exportar = async (lista: ListaExportavel, pedido: ListaAExportar): Promise<Buffer> =>
    Buffer.from(
      (await exigir<ArquivoEmBase64>(quem().injetar('POST', `/exportacoes/${lista}`, pedido))).conteudo,
      'base64',
    );

  /** The situations that the preview of an exported file shows: all 'IGUAL' when it comes back as it left. */
  async function situacoesDoExportado(lista: ListaComImportacao, formato: FormatoDeExportacao, ids: number[]) {
    const conferidas = await conferir(lista, await ler(lista, await exportar(lista, { formato, ids })));
    return conferidas.map(({ situacao }) => situacao);
  }

  return {
    ler,
    conferir,
    prepararImportacao,
    exportar,
    situacoesDoExportado,
    /** Reads, previews and imports a file. */
    importar: async (entidade: EntidadeImportavel, conteudo: string | Uint8Array): Promise<PlanilhaImportada> =>
      exigir((await prepararImportacao(entidade, await ler(entidade, conteudo))).enviar()),
  };
}
