import { CATEGORIAS_DA_MATRICULA, JORNADAS, type CategoriaDaMatricula, type Jornada } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { unidadeCategorias, unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { porChave } from '../chaves.js';
import type { CodigoDeFaixa } from '../referencia/listas.js';

/** The municipality and its schools are invented. */
export const MUNICIPIO = { nome: 'Município de Demonstração', uf: 'SP' } as const;

interface Unidade {
  nome: string;
  tipoUnidade: 'ESCOLA' | 'INSTITUICAO';
  /** Number in the school system; null for a unit that is not a school there. */
  idIEscolar: number | null;
  codigoInep: string | null;
  logradouro: string;
  bairro: string;
  faixas: readonly CodigoDeFaixa[];
  /** Its students of this year, and of the one before, by which the FNDE pays. */
  alunos: { readonly [categoria in CategoriaDaMatricula]?: Readonly<Record<Jornada, number>> };
  /** Prefix of the numbers of its lots. */
  lotes: string;
}

export const UNIDADES = {
  acacias: {
    nome: 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS',
    tipoUnidade: 'ESCOLA',
    idIEscolar: 101,
    codigoInep: '35990101',
    logradouro: 'RUA DAS ACÁCIAS',
    bairro: 'JARDIM DAS ACÁCIAS',
    faixas: ['6-10a', '11-15a'],
    alunos: { FUNDAMENTAL_6_10: { PARCIAL: 120, INTEGRAL: 40 }, FUNDAMENTAL_11_15: { PARCIAL: 95, INTEGRAL: 0 } },
    lotes: 'AC',
  },
  valeVerde: {
    nome: 'ESCOLA MUNICIPAL VALE VERDE',
    tipoUnidade: 'ESCOLA',
    idIEscolar: 102,
    codigoInep: '35990102',
    logradouro: 'AVENIDA VALE VERDE',
    bairro: 'VALE VERDE',
    faixas: ['6-10a'],
    alunos: { FUNDAMENTAL_6_10: { PARCIAL: 150, INTEGRAL: 0 } },
    lotes: 'VV',
  },
  girassol: {
    nome: 'ESCOLA MUNICIPAL DE EDUCAÇÃO INFANTIL GIRASSOL',
    tipoUnidade: 'ESCOLA',
    idIEscolar: 103,
    codigoInep: '35990103',
    logradouro: 'RUA DO GIRASSOL',
    bairro: 'CENTRO',
    faixas: ['4-5a'],
    alunos: { PRE_ESCOLA: { PARCIAL: 60, INTEGRAL: 20 } },
    lotes: 'GI',
  },
  passos: {
    nome: 'CRECHE MUNICIPAL PEQUENOS PASSOS',
    tipoUnidade: 'ESCOLA',
    idIEscolar: 104,
    codigoInep: '35990104',
    logradouro: 'TRAVESSA DOS IPÊS',
    bairro: 'VILA NOVA',
    faixas: ['7-11m', '1-3a'],
    alunos: { CRECHE: { PARCIAL: 15, INTEGRAL: 45 } },
    lotes: 'PP',
  },
  jovens: {
    nome: 'CENTRO MUNICIPAL DE EDUCAÇÃO DE JOVENS E ADULTOS',
    tipoUnidade: 'ESCOLA',
    idIEscolar: 105,
    codigoInep: '35990105',
    logradouro: 'PRAÇA DA MATRIZ',
    bairro: 'CENTRO',
    faixas: ['19-30a', '31-60a'],
    alunos: { EJA: { PARCIAL: 30, INTEGRAL: 0 } },
    lotes: 'JA',
  },
  central: {
    nome: 'COZINHA E ALMOXARIFADO CENTRAL',
    tipoUnidade: 'INSTITUICAO',
    idIEscolar: null,
    codigoInep: null,
    logradouro: 'RUA DO MERCADO',
    bairro: 'CENTRO',
    faixas: [],
    alunos: {},
    lotes: 'CE',
  },
} as const satisfies Record<string, Unidade>;
export type SiglaDaUnidade = keyof typeof UNIDADES;
export const SIGLAS = Object.keys(UNIDADES) as SiglaDaUnidade[];

/** Ids of a unit and of its stock. */
interface UnidadeCriada {
  id: number;
  estoqueId: number;
}
export type UnidadesCriadas = Record<SiglaDaUnidade, UnidadeCriada>;

/** Makes the units with their stocks, stages and enrolments of this year and the one before. */
export async function criarUnidades(tx: Transacao, hoje: string): Promise<UnidadesCriadas> {
  const gravadas = await tx
    .insert(unidadesEducacionais)
    .values(
      SIGLAS.map((sigla, i) => {
        const { nome, tipoUnidade, idIEscolar, codigoInep, logradouro, bairro } = UNIDADES[sigla];
        const telefone = `163399000${i + 1}`;
        return {
          nome,
          tipoUnidade,
          idIEscolar,
          codigoInep,
          logradouro,
          bairro,
          telefone,
          cep: '99990000',
          cidade: MUNICIPIO.nome.toUpperCase(),
          numero: String(100 + 10 * i),
          nomeDoResponsavel: 'DIREÇÃO',
        };
      }),
    )
    .returning();
  const unidade = porChave(gravadas, ({ nome }) => nome);
  const abertos = await tx
    .insert(estoques)
    .values(gravadas.map(({ id }) => ({ unidadeEducacionalId: id })))
    .returning();
  const estoque = porChave(abertos, ({ unidadeEducacionalId }) => String(unidadeEducacionalId));
  const categoria = await categoriasPorFaixa(tx);
  await tx.insert(unidadeCategorias).values(
    SIGLAS.flatMap((sigla) =>
      UNIDADES[sigla].faixas.map((faixa) => ({
        unidadeEducacionalId: unidade(UNIDADES[sigla].nome),
        categoriaId: categoria(faixa),
      })),
    ),
  );
  const esteAno = Number(hoje.slice(0, 4));
  const anos = [esteAno - 1, esteAno];
  await tx.insert(matriculas).values(
    SIGLAS.filter((sigla) => UNIDADES[sigla].tipoUnidade === 'ESCOLA').flatMap((sigla) => {
      const { nome, alunos }: Unidade = UNIDADES[sigla];
      return anos.flatMap((ano) =>
        CATEGORIAS_DA_MATRICULA.flatMap((categoria) =>
          JORNADAS.map((jornada) => ({
            unidadeEducacionalId: unidade(nome),
            ano,
            categoria,
            jornada,
            quantidade: alunos[categoria]?.[jornada] ?? 0,
            origem: 'MANUAL' as const,
          })),
        ),
      );
    }),
  );
  const criada = (sigla: SiglaDaUnidade): UnidadeCriada => {
    const id = unidade(UNIDADES[sigla].nome);
    return { id, estoqueId: estoque(String(id)) };
  };
  return {
    acacias: criada('acacias'),
    valeVerde: criada('valeVerde'),
    girassol: criada('girassol'),
    passos: criada('passos'),
    jovens: criada('jovens'),
    central: criada('central'),
  };
}

/** Id of the stage with an age band ('6-10a'). */
export async function categoriasPorFaixa(tx: Transacao): Promise<(faixa: CodigoDeFaixa) => number> {
  const linhas = await tx
    .select({ id: categorias.id, codigo: faixasEtarias.codigo })
    .from(categorias)
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId));
  return porChave(linhas, ({ codigo }) => codigo);
}
