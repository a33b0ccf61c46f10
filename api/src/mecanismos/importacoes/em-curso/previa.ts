import {
  type ArquivoEmBase64,
  type ColunaDePlanilha,
  type ColunasDaImportacao,
  type ColunasEscolhidas,
  type EdicoesDaPrevia,
  type ImportacaoEmCurso,
  type ImportacaoNova,
  type LinhaDaPrevia,
  type PreviaEditada,
  type SituacaoDaPrevia,
} from '@merenda/shared/contratos';
import { palavrasSemOpcao, trocasDaColuna } from '@merenda/shared/regras';
import type { Contexto } from '../../../banco/contexto.js';
import { conflito } from '../../../nucleo/recusas.js';
import { arquivoDasRecusadas } from '../arquivos.js';
import { exigirImportavel, type Importaveis } from '../entidades.js';
import type { Importavel } from '../importavel.js';
import { camposDaImportacao, camposDoNome, lerArquivo } from '../leitura.js';
import { conferirLinhas } from './conferencia.js';
import { editar, iguaisACorrigida } from './edicoes.js';
import {
  criarImportacao,
  lerArquivoGuardado,
  lerConteudo,
  lerImportacao,
  lerIndice,
  lerLinhas,
  mudarImportacao,
  paraResposta,
  type Conteudo,
  type Resumo,
} from './guarda.js';
import { aConferir, comColunas, numerosEm, paraPrevia, type LinhaGuardada } from './linhas.js';

const CONFIRA = 'Confira a planilha antes de corrigir as linhas.';
const GRAVANDO = 'A importação está sendo gravada. Aguarde o fim para corrigir as linhas.';
const GRAVADA = 'Esta importação já foi gravada. Envie o arquivo de novo.';

/** Reads a file into a new import. 422 with a sentence for a file that cannot be read, 403 without the permission. */
export async function comecarImportacao(
  contexto: Contexto,
  importaveis: Importaveis,
  { entidade, nome, conteudo }: ImportacaoNova,
): Promise<ColunasDaImportacao> {
  const importavel = exigirImportavel(importaveis, contexto, entidade);
  const lida = await lidaDoArquivo(contexto, importavel, conteudo);
  const guardado = lida.arquivo.folhas.length > 1 ? conteudo : null;
  const importacao = await criarImportacao(contexto, { entidade, nome, conteudo: guardado, ...lida });
  return comColunasEPalavras(contexto, importavel, importacao, lida);
}

/** Reads another sheet of the file; corrections are lost. */
export async function trocarFolha(
  contexto: Contexto,
  importaveis: Importaveis,
  { id, folha }: { id: number; folha: string },
): Promise<ColunasDaImportacao> {
  const { lida, importacao, importavel } = await mudarImportacao(
    contexto,
    importaveis,
    id,
    async ({ resumo: { estado }, importavel: deste }) => {
      exigirAberta(estado);
      const conteudo = await lerArquivoGuardado(contexto.banco, id);
      if (conteudo === null) throw conflito('Este arquivo não tem outra folha.');
      const outra = await lidaDoArquivo(contexto, deste, conteudo, folha);
      return { lida: outra, mudanca: { ...outra, ...SEM_CONFERENCIA } };
    },
  );
  return comColunasEPalavras(contexto, importavel, importacao, lida);
}

async function lidaDoArquivo(
  contexto: Contexto,
  importavel: Importavel,
  conteudo: string,
  folha?: string,
): Promise<Conteudo> {
  const lida = await lerArquivo(contexto, importavel, { conteudo, folha });
  return {
    arquivo: lida.arquivo,
    palpites: lida.palpites,
    colunas: [...lida.colunas, ...camposDoNome(lida)],
    doArquivo: lida.colunas.length,
    linhas: lida.linhas.map((linha): LinhaGuardada =>
      linha.ignorada === undefined ? { linha } : { linha, fora: true },
    ),
  };
}

const SEM_CONFERENCIA = { estado: 'LIDA' as const, faltam: [], pedeSenha: false };

function exigirAberta(estado: Resumo['estado']): void {
  if (estado === 'GRAVANDO') throw conflito(GRAVANDO);
  if (estado === 'GRAVADA') throw conflito(GRAVADA);
}

/** The columns of an import, with the fields and the words as they are now. */
export async function lerColunas(
  contexto: Contexto,
  importaveis: Importaveis,
  id: number,
): Promise<ColunasDaImportacao> {
  const { resumo, importavel } = await lerImportacao(contexto, importaveis, id);
  return comColunasEPalavras(contexto, importavel, paraResposta(resumo), await lerConteudo(contexto.banco, id));
}

async function comColunasEPalavras(
  { banco, usuario }: Contexto,
  importavel: Importavel,
  importacao: ImportacaoEmCurso,
  { arquivo, colunas, doArquivo, palpites, linhas }: Conteudo,
): Promise<ColunasDaImportacao> {
  const campos = await camposDaImportacao(banco, usuario, importavel);
  const dentro = aConferir(linhas);
  return {
    ...{ importacao, arquivo, campos, colunas, doArquivo, palpites },
    palavras: colunas.flatMap(({ campo }, posicao) => {
      const doCampo = campos.find((um) => um.campo === campo);
      if (!doCampo) return [];
      return palavrasSemOpcao(dentro, posicao, doCampo).map(({ texto, vezes }) => ({ posicao, texto, vezes }));
    }),
  };
}

/**
 * Sets the columns, and checks all rows with them or leaves them open. A column without `trocas` gets those that its
 * words suggest. 409 when two columns have one field, or the file has other columns.
 */
export async function escolherColunas(
  contexto: Contexto,
  importaveis: Importaveis,
  { id, colunas: escolhidas, conferir }: ColunasEscolhidas & { id: number },
): Promise<ColunasDaImportacao> {
  const { banco, usuario } = contexto;
  const { conteudo, importacao, importavel } = await mudarImportacao(
    contexto,
    importaveis,
    id,
    async ({ resumo: { estado }, importavel: deste }) => {
      exigirAberta(estado);
      const antes = await lerConteudo(banco, id);
      const { doArquivo } = antes;
      if (escolhidas.length < doArquivo) throw conflito('As colunas não são as do arquivo. Leia a planilha de novo.');
      const linhas = comColunas(antes.linhas, { antes: antes.colunas, depois: escolhidas, doArquivo });
      const campos = await camposDaImportacao(banco, usuario, deste);
      const dentro = aConferir(linhas);
      const colunas = escolhidas.map((escolhida, i) => {
        // What the file says of its columns stays.
        const { titulo, desde1904 } = antes.colunas[i < doArquivo ? i : -1] ?? escolhida;
        const doCampo = campos.find(({ campo }) => campo === escolhida.campo);
        const trocas = escolhida.trocas ?? trocasDaColuna(dentro, i, doCampo);
        const coluna: ColunaDePlanilha = { ...escolhida, titulo };
        if (escolhida.trocas || trocas.length > 0) coluna.trocas = trocas;
        if (desde1904) coluna.desde1904 = desde1904;
        return coluna;
      });
      if (!conferir) {
        const semConferida = linhas.map(({ linha, fora }): LinhaGuardada => (fora ? { linha, fora } : { linha }));
        return {
          conteudo: { ...antes, colunas, linhas: semConferida },
          mudanca: { colunas, linhas: semConferida, ...SEM_CONFERENCIA },
        };
      }
      const conferencia = await conferirLinhas(contexto, deste, { linhas, colunas });
      return {
        conteudo: { ...antes, colunas, linhas: conferencia.linhas },
        mudanca: { colunas, estado: 'CONFERIDA' as const, ...conferencia },
      };
    },
  );
  return comColunasEPalavras(contexto, importavel, importacao, conteudo);
}

/** The numbers of the rows in a situation, or of all, in the order of the file. */
export async function lerNumeros(
  contexto: Contexto,
  importaveis: Importaveis,
  { id, situacao }: { id: number; situacao?: SituacaoDaPrevia | undefined },
): Promise<number[]> {
  await lerImportacao(contexto, importaveis, id);
  return numerosEm(await lerIndice(contexto.banco, id), situacao);
}

/** Rows of the preview. 409 while the columns are open. */
export async function lerLinhasDaPrevia(
  contexto: Contexto,
  importaveis: Importaveis,
  { id, numeros }: { id: number; numeros: readonly number[] },
): Promise<LinhaDaPrevia[]> {
  const { resumo } = await lerImportacao(contexto, importaveis, id);
  if (resumo.estado === 'LIDA') throw conflito(CONFIRA);
  return (await lerLinhas(contexto.banco, id, numeros)).map(paraPrevia);
}

/** Edits rows of the preview and checks them again. Throws 409 like `editar`, and while the rows are not open. */
export async function editarPrevia(
  contexto: Contexto,
  importaveis: Importaveis,
  { id, edicoes, mostradas }: EdicoesDaPrevia & { id: number },
): Promise<PreviaEditada> {
  const { banco, usuario } = contexto;
  const { importacao, mudanca, desfazer, iguais } = await mudarImportacao(
    contexto,
    importaveis,
    id,
    async ({ resumo: { estado }, importavel }) => {
      if (estado === 'LIDA') throw conflito(CONFIRA);
      exigirAberta(estado);
      const antes = await lerConteudo(banco, id);
      const titulos = new Map((await importavel.campos(banco, usuario)).map(({ campo, titulo }) => [campo, titulo]));
      const editada = editar(antes, edicoes, (campo) => titulos.get(campo));
      const conferencia = await conferirLinhas(contexto, importavel, editada);
      return {
        desfazer: editada.desfazer,
        iguais: iguaisACorrigida(antes, edicoes),
        mudanca: { ...conferencia, colunas: editada.colunas },
      };
    },
  );
  const mostrar = new Set(mostradas);
  return {
    importacao,
    colunas: mudanca.colunas,
    linhas: mudanca.linhas.filter(({ linha: { numero } }) => mostrar.has(numero)).map(paraPrevia),
    desfazer,
    iguais,
  };
}

/** The rows that were not written, with the reasons, as a file; before the write those that the check refuses. */
export async function lerRecusadas(contexto: Contexto, importaveis: Importaveis, id: number): Promise<ArquivoEmBase64> {
  const { resumo } = await lerImportacao(contexto, importaveis, id);
  const { colunas, linhas } = await lerConteudo(contexto.banco, id);
  return arquivoDasRecusadas({ colunas, linhas: aConferir(linhas), motivos: motivosDasRecusadas(resumo, linhas) });
}

/** Why rows were not imported, by number: as the write says, or before it as the check says. */
const motivosDasRecusadas = (
  { resultado }: Resumo,
  linhas: readonly LinhaGuardada[],
): ReadonlyMap<number, readonly string[]> =>
  new Map(
    resultado
      ? resultado.recusadas.map(({ numero, motivos }) => [numero, motivos])
      : linhas.flatMap(({ fora, conferida }) =>
          !fora && conferida?.situacao === 'RECUSADA'
            ? [[conferida.numero, conferida.motivos.map(({ mensagem }) => mensagem)] as const]
            : [],
        ),
  );

/** Goes on with the rows that were not written alone, checked again. 409 before the write, and when all were written. */
export async function corrigirRecusadas(
  contexto: Contexto,
  importaveis: Importaveis,
  id: number,
): Promise<ImportacaoEmCurso> {
  const { importacao } = await mudarImportacao(
    contexto,
    importaveis,
    id,
    async ({ resumo: { resultado }, importavel }) => {
      const recusadas = new Set(resultado?.recusadas.map(({ numero }) => numero));
      if (recusadas.size === 0) throw conflito('Não há linhas recusadas para corrigir.');
      const { colunas, linhas } = await lerConteudo(contexto.banco, id);
      const restantes = linhas.filter(({ linha: { numero } }) => recusadas.has(numero));
      const conferencia = await conferirLinhas(contexto, importavel, { linhas: restantes, colunas });
      return { mudanca: { ...conferencia, estado: 'CONFERIDA' as const, resultado: null } };
    },
  );
  return importacao;
}
