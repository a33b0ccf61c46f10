import { useFila, type ItemDaFila } from '@merenda/shared';
import type { AvisoDeFaltaNovo, Cozinha, RefeicaoAExecutar, RefeicaoNova } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import { decimal, type Decimal, ZERO } from '@merenda/shared/regras';
import { grupoDe } from './cozinha.api.js';
import { executaAntiga, sobraAntiga } from './escritas-antigas.js';
import type { RefeicaoComDia } from './refeicoes-do-dia.js';

/** What waits to be sent of one meal. */
export interface EsperaDaRefeicao {
  /** The meal as it was registered on this phone; null when the server knows it already. */
  registro: RefeicaoNova | null;
  /** What later writes name it by: its id, or the UUID of the registration that waits; null when it has neither. */
  id: number | string | null;
  /** Its execution waits. */
  executa: boolean;
  /** A leftover that waits, in kg. */
  sobra: number | null;
  /** Those that the server refused, with its words. */
  recusados: readonly ItemDaFila[];
}

/** The meal in the body of a write that this screen put into the queue; null for other writes. */
function registroDe({ rota, corpo }: ItemDaFila): RefeicaoNova | null {
  if (rota === 'POST /refeicoes/execucoes') return (corpo as RefeicaoAExecutar).refeicao;
  return rota === 'POST /refeicoes' ? (corpo as RefeicaoNova) : null;
}

const executa = (item: ItemDaFila): boolean =>
  item.rota === 'POST /refeicoes/execucoes' || item.rota === 'POST /refeicoes/:id/abatimento' || executaAntiga(item);

/** The leftover of a write, in kg; undefined for other writes. */
const sobraDe = (item: ItemDaFila): string | number | undefined =>
  item.rota === 'PATCH /refeicoes/:id' ? item.busca?.sobras : sobraAntiga(item);

/** What waits of a meal. */
export function esperaDe(fila: readonly ItemDaFila[], unidade: number, uma: RefeicaoComDia): EsperaDaRefeicao {
  const grupo = grupoDe({ unidade, uma });
  const dela = fila.filter((item) => item.grupo === grupo);
  const aEnviar = dela.filter(({ situacao }) => situacao === 'a-enviar');
  const sobra = aEnviar.map(sobraDe).findLast((uma) => uma !== undefined);
  const registro = uma.refeicao ? null : (dela.map(registroDe).find((registro) => registro !== null) ?? null);
  return {
    registro,
    id: uma.refeicao?.id ?? registro?.uuid ?? null,
    executa: !uma.refeicao?.executado && aEnviar.some(executa),
    sobra: sobra === undefined ? null : Number(sobra),
    recusados: dela.filter(({ situacao }) => situacao === 'conflito'),
  };
}

/** The ids of the foods whose shortage on a day ('YYYY-MM-DD') waits to be reported. */
export const faltasAEnviar = (fila: readonly ItemDaFila[], unidade: number, dia: string): number[] =>
  fila
    .filter(({ rota, situacao }) => rota === 'POST /avisos-de-falta' && situacao === 'a-enviar')
    .map(({ corpo }) => corpo as AvisoDeFaltaNovo)
    .filter((aviso) => aviso.unidadeEducacional.id === unidade && aviso.dia === dia)
    .map(({ alimento }) => alimento.id);

interface Retirada {
  alimento: number;
  quantidade: Decimal;
  unidade: string;
}

/** What the executions that wait will take. A meal that the server has executed meanwhile has taken it already. */
function retiradasQueEsperam(fila: readonly ItemDaFila[], { unidade, dias }: Cozinha): Retirada[] {
  const refeicoes = dias.flatMap(({ data, refeicoes: doDia }) =>
    doDia.map((refeicao) => ({ ...refeicao, dia: dataComparavel(data) })),
  );
  return fila
    .filter((item) => item.situacao === 'a-enviar' && executa(item))
    .flatMap((item): Retirada[] => {
      const uma = refeicoes.find((refeicao) => grupoDe({ unidade: unidade.id, uma: refeicao }) === item.grupo);
      if (!uma || uma.refeicao?.executado) return [];
      const registro = registroDe(item) ?? esperaDe(fila, unidade.id, uma).registro;
      if (registro === null)
        return (uma.refeicao?.registros ?? []).map(({ alimento, valorArredondado, unidadeMedida }) => ({
          alimento: alimento.id,
          quantidade: decimal(valorArredondado),
          unidade: unidadeMedida,
        }));
      return [
        ...(registro.alimentos ?? []).map(({ id, valor, unidadeDeMedida }) => ({
          alimento: id,
          quantidade: decimal(valor),
          unidade: unidadeDeMedida,
        })),
        ...(registro.substituicoes ?? []).map(({ substituto, quantidade, unidadeDeMedida }) => ({
          alimento: substituto.id,
          quantidade: decimal(quantidade),
          unidade: unidadeDeMedida,
        })),
      ];
    });
}

/** The kitchen's data with a stock that lacks what the executions that wait will take. Foods of one item share its lots. */
export function comEstoqueQueFica(dados: Cozinha, fila: readonly ItemDaFila[]): Cozinha {
  const retiradas = retiradasQueEsperam(fila, dados);
  if (retiradas.length === 0) return dados;
  const listas = dados.dias.flatMap(({ refeicoes }) =>
    refeicoes.flatMap(({ itens, alternativas }) => [itens, ...alternativas.map((uma) => uma.itens)]),
  );
  const itemDoAlimento = new Map(
    [...listas.flat(), ...dados.emEstoque].map(({ alimento, item }) => [alimento.id, item.id]),
  );
  const quantoSai = (item: number, unidade: string): Decimal =>
    retiradas
      .filter((retirada) => itemDoAlimento.get(retirada.alimento) === item && retirada.unidade === unidade)
      .reduce((soma, { quantidade }) => soma.plus(quantidade), ZERO);
  const resto = (noEstoque: number, item: number, unidade: string): number => {
    const fica = decimal(noEstoque).minus(quantoSai(item, unidade));
    return fica.isNegative() ? 0 : fica.toNumber();
  };
  const reduzir = (itens: Cozinha['dias'][number]['refeicoes'][number]['itens']) =>
    itens.map((um) => ({ ...um, noEstoque: resto(um.noEstoque, um.item.id, um.unidadeDeMedidaPos) }));
  return {
    ...dados,
    dias: dados.dias.map((dia) => ({
      ...dia,
      refeicoes: dia.refeicoes.map((refeicao) => ({
        ...refeicao,
        itens: reduzir(refeicao.itens),
        alternativas: refeicao.alternativas.map((uma) => ({ ...uma, itens: reduzir(uma.itens) })),
      })),
    })),
    emEstoque: dados.emEstoque.map((um) => ({
      ...um,
      noEstoque: resto(um.noEstoque, um.item.id, um.unidadeMedida),
    })),
  };
}

/** What waits of a meal, as it changes. */
export const useEspera = (unidade: number, uma: RefeicaoComDia): EsperaDaRefeicao =>
  esperaDe(
    useFila(({ itens }) => itens),
    unidade,
    uma,
  );
