import { expect } from '@jest/globals';
import type {
  ArquivoEmBase64,
  ColunaDePlanilha,
  ColunasDaImportacao,
  EntidadeImportavel,
  FormatoDeExportacao,
  ImportacaoEmCurso,
  LinhaConferida,
  LinhaDaPrevia,
  ListaComImportacao,
  ListaAExportar,
  ListaExportavel,
  MotivoDaLinha,
  PlanilhaAConferir,
  PlanilhaImportada,
  PlanilhaLida,
  SituacaoDaPrevia,
} from '@merenda/shared/contratos';
import type { Pessoa } from './app.js';
import { esperarAte } from './esperar-ate.js';

const base64 = (conteudo: string | Uint8Array) => Buffer.from(conteudo).toString('base64');

/** Why a row of a preview is refused, as its sentences. */
export const frasesDe = (motivos: readonly MotivoDaLinha[]): string[] => motivos.map(({ mensagem }) => mensagem);

/** A file as it was read, with its bytes. */
export type LidaDoArquivo = PlanilhaLida & ComConteudo;

interface ComConteudo {
  conteudo: string | Uint8Array;
}

/** The steps of an import as a user takes them; a step that must succeed fails the test otherwise. */
export function importadorDe(quem: () => Pessoa) {
  async function exigir<T>(resposta: ReturnType<Pessoa['injetar']>): Promise<T> {
    const { statusCode, body } = await resposta;
    expect([statusCode, statusCode < 300 ? '' : body]).toEqual([expect.any(Number), '']);
    return JSON.parse(body) as T;
  }

  const ler = async (entidade: EntidadeImportavel, conteudo: string | Uint8Array): Promise<LidaDoArquivo> => ({
    ...(await exigir<PlanilhaLida>(
      quem().injetar('POST', `/importacoes/${entidade}/leitura`, { nome: 'planilha', conteudo: base64(conteudo) }),
    )),
    conteudo,
  });

  const conferir = (entidade: EntidadeImportavel, { colunas, linhas }: PlanilhaAConferir) =>
    exigir<LinhaConferida[]>(quem().injetar('POST', `/importacoes/${entidade}/conferencia`, { colunas, linhas }));

  /** Sends a file. */
  const comecar = (entidade: EntidadeImportavel, conteudo: string | Uint8Array) =>
    exigir<ColunasDaImportacao>(
      quem().injetar('POST', '/importacoes-sessao', { entidade, nome: 'planilha', conteudo: base64(conteudo) }),
    );

  const conferirColunas = (id: number, colunas: ColunaDePlanilha[]) =>
    exigir<ColunasDaImportacao>(
      quem().injetar('PUT', `/importacoes-sessao/${id}/colunas`, { colunas, conferir: true }),
    );

  /** An import as it is now. */
  const lerImportacao = (id: number) => exigir<ImportacaoEmCurso>(quem().injetar('GET', `/importacoes-sessao/${id}`));

  /** The rows of the preview that are in a situation, or all, page by page. */
  async function lerPrevia(id: number, situacao?: SituacaoDaPrevia): Promise<LinhaDaPrevia[]> {
    const busca = situacao ? `?situacao=${situacao}` : '';
    const numeros = await exigir<number[]>(quem().injetar('GET', `/importacoes-sessao/${id}/numeros${busca}`));
    const linhas: LinhaDaPrevia[] = [];
    for (let i = 0; i < numeros.length; i += 200)
      linhas.push(
        ...(await exigir<LinhaDaPrevia[]>(
          quem().injetar('GET', `/importacoes-sessao/${id}/linhas?numeros=${numeros.slice(i, i + 200).join(',')}`),
        )),
      );
    return linhas;
  }

  /** Confirms an import, and waits for the end of its write. */
  async function gravar(id: number, tudoOuNada = false, chave?: string): Promise<ImportacaoEmCurso> {
    await exigir(
      quem().injetar(
        'POST',
        `/importacoes-sessao/${id}/confirmacao`,
        { tudoOuNada },
        chave ? { 'idempotency-key': chave } : {},
      ),
    );
    let importacao = await lerImportacao(id);
    await esperarAte(async () => (importacao = await lerImportacao(id)).estado !== 'GRAVANDO');
    return importacao;
  }

  /** Sends a file and checks its rows, with other columns than the guessed ones if they are given. */
  async function prepararImportacao(
    entidade: EntidadeImportavel,
    { conteudo, colunas }: ComConteudo & { colunas?: ColunaDePlanilha[] },
    tudoOuNada = false,
  ) {
    const aberta = await comecar(entidade, conteudo);
    const { id } = aberta.importacao;
    await conferirColunas(id, colunas ?? aberta.colunas);
    return {
      id,
      conferidas: (await lerPrevia(id)).filter(({ situacao }) => situacao !== 'IGNORADA'),
      enviar: (chave?: string) => gravar(id, tudoOuNada, chave),
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
    comecar,
    conferirColunas,
    lerImportacao,
    lerPrevia,
    gravar,
    prepararImportacao,
    exportar,
    situacoesDoExportado,
    /** Reads, previews and imports the good rows of a file; the refused ones have the reasons of the preview. */
    importar: async (entidade: EntidadeImportavel, conteudo: string | Uint8Array): Promise<PlanilhaImportada> => {
      const { conferidas, enviar } = await prepararImportacao(entidade, { conteudo });
      const { aviso, resultado } = await enviar();
      if (!resultado) throw new Error(`Nothing was imported: ${String(aviso)}`);
      const recusadas = conferidas.flatMap(({ numero, situacao, motivos }) =>
        situacao === 'RECUSADA' ? [{ numero, motivos: frasesDe(motivos) }] : [],
      );
      expect(resultado.recusadas).toBe(recusadas.length);
      return { ...resultado, recusadas };
    },
  };
}
