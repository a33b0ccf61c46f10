import type { ConformidadeDaEtapa, ModalidadeEscolar, RegraPnae } from '@merenda/shared/contratos';
import { compararTextos } from '@merenda/shared/formatos';
import {
  agrupar,
  diasDoPeriodo,
  ehMensal,
  julgarContagem,
  type JulgamentoDaRegra,
  medidaDaRegra,
  piorMarca,
  type Recorte,
  regrasDaEtapa,
} from '@merenda/shared/regras';
import type { SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { lerUnidades, modalidadePorNome, unidadesAtivas } from '../../cadastros/index.js';
import { type Contagem, contarNasUnidades } from './contagens.js';
import { lerCategorias, lerCreches, lerRegrasDosCardapios } from './regras.js';
import { periodosDoMes } from './servidos.js';

/** A rule at a stage of a unit in one period. */
export interface RegraJulgada extends JulgamentoDaRegra {
  unidade: number;
  categoria: number;
  modalidade: ModalidadeEscolar;
  recorte: Recorte;
  regra: RegraPnae;
}

/**
 * The rules at all stages of many units in the month of a day: the pure functions say what each dish is and judge the
 * counts, and the database counts, because a month of many units has tens of thousands of servings.
 */
export async function julgarUnidades(
  banco: Banco,
  unidades: (coluna: SQL) => SQL,
  dia: string,
): Promise<RegraJulgada[]> {
  const periodos = await periodosDoMes(banco, dia);
  const regras = await lerRegrasDosCardapios(banco, periodos.todos.de);
  const creches = await lerCreches(banco);
  const contagens = await contarNasUnidades(banco, unidades, periodos, regras);
  const porEtapa = agrupar(contagens, ({ unidade, categoria, modalidade }) => `${unidade} ${categoria} ${modalidade}`);
  const diasLetivosDe = umaVez((unidade: number) => {
    const temAula = periodos.temAula(unidade);
    return periodos.recortes.map(({ de, ate }) => diasDoPeriodo(de, ate).filter(temAula).length);
  });
  return [...porEtapa.values()].flatMap((daEtapa) => {
    const [{ unidade, categoria, modalidade }] = daEtapa;
    const suas = regrasDaEtapa(regras, { creche: creches.includes(categoria), modalidade });
    const diasLetivos = diasLetivosDe(unidade);
    return periodos.recortes.flatMap((recorte, n) => {
      const contagem = daEtapa.find((uma) => uma.recorte === n);
      return suas
        .filter((regra) => ehMensal(regra) === recorte.mes)
        .map((regra) => ({
          unidade,
          categoria,
          modalidade,
          recorte,
          regra,
          ...julgar(regra, regras.indexOf(regra), contagem, diasLetivos[n] ?? 0),
        }));
    });
  });
}

/** A unit has several stages, and one school calendar. */
function umaVez<T>(calcular: (unidade: number) => T): (unidade: number) => T {
  const calculados = new Map<number, T>();
  return (unidade) => {
    const calculado = calculados.get(unidade) ?? calcular(unidade);
    calculados.set(unidade, calculado);
    return calculado;
  };
}

/** Without a count the period has no menu. */
function julgar(
  regra: RegraPnae,
  posicao: number,
  contagem: Contagem | undefined,
  diasLetivos: number,
): JulgamentoDaRegra {
  const medida = medidaDaRegra(regra);
  if (!medida) throw new Error(`The rule ${regra.codigo} is not about menus.`);
  const valor = medida.contagem === 'gramas' ? contagem?.gramas : contagem?.[medida.contagem][posicao];
  return julgarContagem(
    regra,
    medida,
    {
      valor: valor ?? 0,
      semGrupo: contagem !== undefined && (contagem.semGrupo & (1 << posicao)) !== 0,
      semPeso: contagem?.semPeso ?? false,
    },
    diasLetivos,
  );
}

/** Each stage of the user's units in the month of a day, with the rules that are not kept or not known. */
export async function conformidadeDasUnidades(contexto: Contexto, dia: string): Promise<ConformidadeDaEtapa[]> {
  const { banco } = contexto;
  const ativas = unidadesAtivas(contexto);
  const julgadas = await julgarUnidades(banco, ativas, dia);
  const unidades = await lerUnidades(contexto, ativas);
  const categoriaDe = await lerCategorias(banco);
  const porEtapa = agrupar(julgadas, ({ unidade, categoria, modalidade }) => `${unidade} ${categoria} ${modalidade}`);
  const linhas = [...porEtapa.values()].map((daEtapa) => {
    const [{ unidade, categoria, modalidade }] = daEtapa;
    const porRegra = [...agrupar(daEtapa, ({ regra }) => regra.codigo).values()].map((dela) => ({
      nome: dela[0].regra.regra,
      marca: piorMarca(dela.map(({ marca }) => marca)),
    }));
    const comMarca = (qual: string) => porRegra.filter(({ marca }) => marca === qual).map(({ nome }) => nome);
    return {
      unidade: { id: unidade, nome: unidades.get(unidade)?.nome ?? '' },
      categoria: categoriaDe(categoria),
      modalidade: modalidadePorNome(modalidade),
      cumpridas: comMarca('CUMPRE').length,
      naoCumpridas: comMarca('NAO_CUMPRE'),
      incompletas: comMarca('INCOMPLETO'),
    };
  });
  return linhas.sort((a, b) => compararTextos(a.unidade.nome, b.unidade.nome));
}
