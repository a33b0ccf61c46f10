import type { CampoDaImportacao, ColunaDePlanilha, PlanilhaALer, PlanilhaLida, Troca } from '@merenda/shared/contratos';
import {
  acharCabecalho,
  colunasDasLinhas,
  conteudoDoNome,
  ehNumerico,
  linhasIgnoradas,
  palpitesDasColunas,
  titulosConhecidos,
  trocasDaColuna,
  violacoesDoArquivo,
  type CampoDePlanilha,
} from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto, UsuarioAutenticado } from '../../banco/contexto.js';
import { lerEmSeparado } from '../../nucleo/planilhas/oficina.js';
import type { PlanilhaBruta } from '../../nucleo/planilhas/planilha.js';
import { invalido } from '../../nucleo/recusas.js';
import { colunasLembradas, palavrasLembradas } from './colunas.js';
import type { Importavel } from './importavel.js';

const SO_CABECALHO = 'A planilha não tem nenhuma linha abaixo dos títulos das colunas.';

/**
 * A file as rows, with the fields that its titles name. Nothing is written. 422 with a sentence for a file that cannot be
 * read. A file without a known title has its first row as header, and no field.
 */
export async function lerArquivo(
  { banco, usuario }: Contexto,
  entidade: Importavel,
  { conteudo, folha }: Pick<PlanilhaALer, 'conteudo' | 'folha'>,
): Promise<PlanilhaLida> {
  const conhecido = await conhecimentoDe(banco, usuario, entidade);
  const bruta = await lerBruta(conteudo, [conhecido], folha);
  const lida = interpretar(bruta, conhecido);
  if (!lida) throw invalido([{ campo: 'conteudo', mensagem: SO_CABECALHO }]);
  return lida;
}

/** How the columns of an entity are recognised: its fields, and what users chose in earlier imports. */
export interface Conhecimento {
  campos: readonly CampoDePlanilha[];
  lembradas: ReadonlyMap<string, string | null>;
  palavras: ReadonlyMap<string, Troca[]>;
}

/** How the columns of an entity are recognised, as far as the user may see it. */
export const conhecimentoDe = async (
  banco: Banco,
  usuario: UsuarioAutenticado,
  { campos, entidade }: Importavel,
): Promise<Conhecimento> => ({
  campos: await campos(banco, usuario),
  lembradas: await colunasLembradas(banco, entidade),
  palavras: await palavrasLembradas(banco, entidade),
});

/** The rows of a file of one of these entities. 422 with a sentence for a file that cannot be read. */
export async function lerBruta(
  conteudo: string,
  conhecidos: readonly Conhecimento[],
  folha?: string,
): Promise<PlanilhaBruta> {
  const bytes = Buffer.from(conteudo, 'base64');
  const [grande] = violacoesDoArquivo(bytes.length);
  if (grande) throw invalido([grande]);
  return lerEmSeparado(bytes, {
    titulos: conhecidos.flatMap(({ campos, lembradas }) => titulosConhecidos(campos, lembradas)),
    folha,
  });
}

/** The rows of a file as those of an entity; null when there is none below the header. */
export function interpretar(
  { arquivo, linhas, decimais, desde1904 }: PlanilhaBruta,
  { campos, lembradas, palavras }: Conhecimento,
): PlanilhaLida | null {
  const cabecalho = Math.max(acharCabecalho(linhas, campos, lembradas), 0);
  const titulos = linhas[cabecalho]?.celulas ?? [];
  const dados = linhas.slice(cabecalho + 1);
  if (dados.length === 0) return null;
  const motivos = linhasIgnoradas(titulos, dados);
  const registros = dados.filter((_linha, i) => !motivos[i]);
  const palpites = palpitesDasColunas(colunasDasLinhas(titulos, registros, decimais), campos, lembradas);
  const lidos = campos.map((campo) => campoDaImportacao(campo, palavras.get(campo.campo)));
  return {
    arquivo,
    campos: lidos,
    colunas: titulos.map((titulo, i) => {
      const campo = palpites[i]?.campo ?? null;
      const trocas = trocasDaColuna(
        registros,
        i,
        lidos.find((um) => um.campo === campo),
      );
      return {
        titulo,
        campo,
        ...(trocas.length > 0 && { trocas }),
        ...(decimais[i] && { decimal: decimais[i] }),
        ...(desde1904 && { desde1904 }),
      };
    }),
    palpites: palpites.map(({ campo: _campo, ...palpite }) => palpite),
    linhas: dados.map(({ celulas, tipos, ...linha }, i) => ({
      ...linha,
      ...(motivos[i] && { ignorada: motivos[i] }),
      celulas: celulas.slice(0, titulos.length),
      tipos: tipos.slice(0, titulos.length),
    })),
  };
}

/** The fields that a column may fill, with what was chosen in earlier imports. */
export async function camposDaImportacao(
  banco: Banco,
  usuario: UsuarioAutenticado,
  entidade: Importavel,
): Promise<CampoDaImportacao[]> {
  const { campos, palavras } = await conhecimentoDe(banco, usuario, entidade);
  return campos.map((campo) => campoDaImportacao(campo, palavras.get(campo.campo)));
}

/** The part of the names from which on they tell a field that the file lacks. */
const QUASE_TODOS = 0.8;

/**
 * Columns for the required fields that no column fills, and that almost every name tells: 'ARROZ 5 KG'. The step of the
 * columns shows them, where the user takes them back.
 */
export function camposDoNome({ campos, colunas, linhas }: PlanilhaLida): ColunaDePlanilha[] {
  const doNome = colunas.findIndex(({ campo }) => campo === 'nome');
  const nomes = linhas.flatMap(({ ignorada, celulas }) => (ignorada === undefined ? [celulas[doNome] ?? ''] : []));
  const dizem = nomes.filter((nome) => conteudoDoNome(nome).UNIDADE !== '').length;
  if (nomes.length === 0 || dizem < QUASE_TODOS * nomes.length) return [];
  return campos.flatMap(({ campo, titulo, obrigatorio, doNome: pode }) =>
    pode && obrigatorio && colunas.every((coluna) => coluna.campo !== campo) ? [{ campo, titulo, doNome: true }] : [],
  );
}

const campoDaImportacao = (campo: CampoDePlanilha, trocas: Troca[] = []): CampoDaImportacao => ({
  campo: campo.campo,
  titulo: campo.titulo,
  obrigatorio: campo.obrigatorio ?? false,
  numerico: ehNumerico(campo),
  exemplo: campo.exemplo,
  opcoes: campo.leitura.tipo === 'opcao' ? [...campo.leitura.opcoes] : [],
  trocas: trocas.map(({ de, para }) => ({ de, para })),
  doNome: campo.doNome !== undefined,
});
