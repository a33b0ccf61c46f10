import { ROTULOS_TIPO_CARDAPIO, type CardapiosImpressos } from '@merenda/shared/contratos';
import { formatarData, lerData } from '@merenda/shared/formatos';
import {
  alergenicosDasReceitas,
  type CalendarioEscolar,
  DIAS_DO_CARDAPIO,
  ingredientesPrincipais,
  numeroDaSemana,
  semAula,
  semAulaCerto,
  somarDias,
} from '@merenda/shared/regras';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import { patologias } from '../../banco/esquema/cadastros/convencoes.js';
import {
  alimentos,
  cardapioPatologias,
  cardapioPratos,
  cardapios,
  pratos,
} from '../../banco/esquema/cardapios/cardapios.js';
import { lerCalendarioEscolar, referenciaSeHouver } from '../../cadastros/index.js';
import {
  alimentosDosPratos,
  buscarCardapioSemanal,
  fichasDasReceitas,
  lerReceitasDosPratos,
  lerRegrasDasSemanas,
  listarFeriados,
} from '../../cardapios/index.js';
import { lerConvencao } from '../../mecanismos/convencoes.js';
import { hoje } from '../../nucleo/relogio.js';
import { periodoValido } from '../../nucleo/periodo.js';
import { conformidadeDa, type Dia, etapaDe, type SemanaLida } from './conformidade-impressa.js';
import { nutricionistaResponsavel } from './nutricionista.js';
import { type Busca, idsDosPratos, lerServidos, type Servido, unidadeDoUsuario } from './servidos.js';

/**
 * The menus of a unit of the user, as they are printed: the whole weeks that have a day from `de` to `para`, because the
 * mean of a cut week says nothing. 422 for an invalid period.
 */
export async function cardapiosImpressos(contexto: Contexto, busca: Busca): Promise<CardapiosImpressos> {
  periodoValido({ de: busca.de, ate: busca.para }, 'para');
  const titulo = await unidadeDoUsuario(contexto, busca.unidade);
  const inteiras = semanasInteiras(busca);
  const servidos = await lerServidos(contexto.banco, inteiras);
  const feriados = new Map(
    (await listarFeriados(contexto.banco, inteiras.de, inteiras.para)).map(({ data, nome }) => [lerData(data), nome]),
  );
  const escolar = await lerCalendarioEscolar(contexto.banco, { de: inteiras.de, ate: inteiras.para });
  return montar(contexto.banco, titulo, semanasDe(inteiras, servidos, feriados, escolar));
}

/** The period from the Sunday of its first week to the Saturday of its last one. */
const semanasInteiras = ({ de, para, unidade }: Busca): Busca => ({
  de: somarDias(de, -numeroDaSemana(de)),
  para: somarDias(para, 6 - numeroDaSemana(para)),
  unidade,
});

/** A weekly menu as it is printed: one week without dates. 404 when there is none. */
export async function cardapioSemanalImpresso(banco: Banco, id: number): Promise<CardapiosImpressos> {
  const { nome, categoria, modalidade, cardapios: dias } = await buscarCardapioSemanal(banco, id);
  const linhas = await banco
    .select({
      cardapio: { id: cardapios.id, nome: cardapios.nome },
      cardapioTipo: cardapios.cardapioTipo,
      hora: cardapioPratos.hora,
      tipo: cardapioPratos.tipo,
      prato: { id: pratos.id, nome: pratos.nome },
    })
    .from(cardapioPratos)
    .innerJoin(cardapios, eq(cardapios.id, cardapioPratos.cardapioId))
    .innerJoin(pratos, eq(pratos.id, cardapioPratos.pratoId))
    .where(
      inArray(
        cardapios.id,
        dias.map(({ cardapio }) => cardapio.id),
      ),
    )
    .orderBy(asc(cardapioPratos.hora), asc(cardapioPratos.id));
  const servidosEm = (dia: Dia['diaDaSemana']): Servido[] =>
    dias
      .filter(({ diaSemana }) => DIAS_DO_CARDAPIO[diaSemana] === dia)
      .flatMap(({ cardapio }) => {
        const suas = linhas.filter((linha) => linha.cardapio.id === cardapio.id);
        return suas.slice(0, 1).map(({ cardapioTipo }) => ({
          data: '',
          cardapio,
          categoria,
          modalidade,
          cardapioTipo,
          pratos: suas.map(({ hora, tipo, prato }) => ({ hora: hora.slice(0, 5), tipo, prato, substituido: null })),
        }));
      });
  const semana = Object.values(DIAS_DO_CARDAPIO).map((diaDaSemana) => ({
    diaDaSemana,
    data: null,
    feriado: null,
    servidos: servidosEm(diaDaSemana),
    comAula: true,
  }));
  return montar(banco, { id, nome }, [{ dias: semana, diasLetivos: semana.length }]);
}

/** The weeks of a period of whole weeks; Saturday and Sunday only with a menu. */
function semanasDe(
  { de, para, unidade }: Busca,
  servidos: readonly Servido[],
  feriados: ReadonlyMap<string | null, string>,
  escolar: CalendarioEscolar,
): SemanaLida[] {
  const semanas: SemanaLida[] = [];
  for (let domingo = de; domingo <= para; domingo = somarDias(domingo, 7)) {
    const datas = Array.from({ length: 7 }, (_, n) => somarDias(domingo, n));
    const dias = datas.map((data) => ({
      diaDaSemana: numeroDaSemana(data),
      data: formatarData(data),
      feriado: feriados.get(data) ?? null,
      servidos: servidos.filter((servido) => servido.data === data),
      comAula: semAulaCerto(data, escolar, unidade) === null,
    }));
    semanas.push({
      dias: dias.filter(({ diaDaSemana, servidos: doDia }) => diaDaSemana % 6 !== 0 || doDia.length > 0),
      diasLetivos: datas.slice(1).filter((data) => semAula(data, escolar, unidade) === null).length,
    });
  }
  return semanas;
}

/** Names every dish and stage once, and adds the texts that the paper has for them. */
async function montar(
  banco: Banco,
  titulo: CardapiosImpressos['titulo'],
  semanas: readonly SemanaLida[],
): Promise<CardapiosImpressos> {
  const servidos = semanas.flatMap(({ dias }) => dias).flatMap((dia) => dia.servidos);
  const doPrato = new Map(servidos.flatMap((um) => um.pratos.map(({ prato }) => [prato.id, prato])));
  const etapas = new Map(servidos.map((um) => [etapaDe(um), um]));
  const posicoes = { pratos: [...doPrato.keys()], etapas: [...etapas.keys()] };
  const receitas = await lerReceitasDosPratos(banco, posicoes.pratos);
  const ficha = await fichasDasReceitas(banco, receitas);
  const alergenicos = await lerConvencao(banco, 'alergenicos');
  const primeiroDia = semanas[0]?.dias[0]?.data ?? null;
  const regrasDaSemana = await lerRegrasDasSemanas(
    banco,
    (primeiroDia && lerData(primeiroDia)) ?? hoje(),
    posicoes.pratos,
  );
  const para = await paraQuem(banco, servidos);
  return {
    titulo,
    pratos: (await comIngredientes(banco, [...doPrato.values()])).map((prato) => ({
      ...prato,
      alergenicos: alergenicosDasReceitas(receitas([prato.id]), alergenicos),
    })),
    etapas: await Promise.all(
      [...etapas.values()].map(async ({ categoria, modalidade }) => ({
        categoria,
        modalidade,
        referencia: await referenciaSeHouver(banco, categoria.id, modalidade.nome),
      })),
    ),
    semanas: semanas.map(({ dias, diasLetivos }) => ({
      dias: dias.map(({ servidos: doDia, diaDaSemana, data, feriado }) => ({
        diaDaSemana,
        data,
        feriado,
        cardapios: doDia.map((um) => ({
          nome: um.cardapio.nome,
          etapa: posicoes.etapas.indexOf(etapaDe(um)),
          para: para(um),
          refeicoes: um.pratos.map(({ hora, tipo, prato }) => ({
            hora,
            tipo,
            prato: posicoes.pratos.indexOf(prato.id),
          })),
        })),
      })),
      medias: posicoes.etapas.flatMap((nomeDaEtapa, etapa) => {
        const regulares = dias
          .flatMap((dia) => dia.servidos)
          .filter((um) => etapaDe(um) === nomeDaEtapa && um.cardapioTipo === 'REGULAR');
        if (regulares.length === 0) return [];
        return [{ etapa, cardapios: regulares.length, nutrientes: ficha(idsDosPratos(regulares), regulares.length) }];
      }),
      conformidade: conformidadeDa({ dias, diasLetivos }, posicoes.etapas, regrasDaSemana),
    })),
    nutricionista: await nutricionistaResponsavel(banco),
  };
}

/** Who an alternative menu is for: its conditions, or just 'alternative'. */
async function paraQuem(banco: Banco, servidos: readonly Servido[]): Promise<(servido: Servido) => string | null> {
  const alternativos = servidos.filter(({ cardapioTipo }) => cardapioTipo !== 'REGULAR');
  const linhas = await banco
    .select({ cardapio: cardapioPatologias.cardapioId, tipo: patologias.tipo })
    .from(cardapioPatologias)
    .innerJoin(patologias, eq(patologias.id, cardapioPatologias.patologiaId))
    .where(
      inArray(
        cardapioPatologias.cardapioId,
        alternativos.map(({ cardapio }) => cardapio.id),
      ),
    )
    .orderBy(asc(patologias.tipo));
  return ({ cardapio, cardapioTipo }) => {
    if (cardapioTipo === 'REGULAR') return null;
    const suas = linhas.filter((linha) => linha.cardapio === cardapio.id).map(({ tipo }) => tipo);
    return suas.join(', ') || ROTULOS_TIPO_CARDAPIO[cardapioTipo];
  };
}

/** A food is named by its item: 'ARROZ', not 'ARROZ, TIPO 1, CRU'. */
async function comIngredientes(
  banco: Banco,
  servidos: readonly { id: number; nome: string }[],
): Promise<Omit<CardapiosImpressos['pratos'][number], 'alergenicos'>[]> {
  const usados = await alimentosDosPratos(
    banco,
    servidos.map(({ id }) => id),
  );
  const linhas = await banco
    .select({ id: alimentos.id, nome: itensProduto.nome })
    .from(alimentos)
    .innerJoin(itensProduto, eq(itensProduto.id, alimentos.itemId))
    .where(inArray(alimentos.id, [...new Set([...usados.values()].flat().map(({ alimento }) => alimento.id))]));
  const nomes = new Map(linhas.map(({ id, nome }) => [id, nome]));
  return servidos.map(({ id, nome }) => ({
    id,
    nome,
    ingredientes: ingredientesPrincipais(
      (usados.get(id) ?? []).map(({ alimento, unidadePre, usos }) => ({
        nome: nomes.get(alimento.id) ?? alimento.nome,
        unidade: unidadePre,
        usos,
      })),
    ),
  }));
}
