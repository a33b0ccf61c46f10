import { DIAS_SEMANA, ROTULOS_DIA_SEMANA, type CardapiosImpressos } from '@merenda/shared/contratos';
import { agrupar } from '@merenda/shared/regras';
import type { lerRegrasDasSemanas } from '../../cardapios/index.js';
import type { Servido } from './servidos.js';

type Semana = CardapiosImpressos['semanas'][number];
/** A day of a week that is printed. */
export type Dia = Omit<Semana['dias'][number], 'cardapios'> & {
  servidos: Servido[];
  /** False on a day on which nothing is served although the calendar may have a menu. */
  comAula: boolean;
};

/** A week that is printed. */
export interface SemanaLida {
  dias: Dia[];
  /** School days from Monday on. */
  diasLetivos: number;
}

/** The regular menus of a week against the rules, by stage; a week of the rules begins on Monday. */
export function conformidadeDa(
  { dias, diasLetivos }: SemanaLida,
  etapas: readonly string[],
  regrasDaSemana: Awaited<ReturnType<typeof lerRegrasDasSemanas>>,
): Semana['conformidade'] {
  const servidos = dias
    .filter(({ diaDaSemana, comAula }) => diaDaSemana !== 0 && comAula)
    .flatMap(({ servidos: doDia, data, diaDaSemana }) =>
      doDia
        .filter(({ cardapioTipo }) => cardapioTipo === 'REGULAR')
        .map((servido) => ({ servido, dia: data?.slice(0, 5) ?? nomeDoDia(diaDaSemana) })),
    );
  return etapas.flatMap((nomeDaEtapa, etapa) => {
    const daEtapa = servidos.filter(({ servido }) => etapaDe(servido) === nomeDaEtapa);
    const [primeiro] = daEtapa;
    if (!primeiro) return [];
    const { categoria, modalidade } = primeiro.servido;
    const porDia = agrupar(daEtapa, ({ dia }) => dia);
    const periodo = {
      diasLetivos,
      dias: [...porDia].map(([dia, doDia]) => ({
        dia,
        pratos: doDia.flatMap(({ servido }) =>
          servido.pratos.map(({ hora, tipo, prato }) => ({ ...prato, hora, tipo })),
        ),
      })),
    };
    return [{ etapa, regras: regrasDaSemana({ categoria: categoria.id, modalidade: modalidade.nome, periodo }) }];
  });
}

/** 'segunda'; a weekly menu has no dates. */
const nomeDoDia = (diaDaSemana: number): string => {
  const dia = DIAS_SEMANA[diaDaSemana - 1];
  return dia ? ROTULOS_DIA_SEMANA[dia].toLowerCase() : '';
};

/** The stage of a menu; the papers name each once. */
export const etapaDe = ({ categoria, modalidade }: Servido): string => `${categoria.id} ${modalidade.nome}`;
