import { nomeComum } from '../../formatos/nomes.js';
import type { CampoDefinido, CamposDefinidos } from '../../regras/definicao.js';
import { DIAS_SEMANA, ROTULOS_DIA_SEMANA } from '../../vocabulario/dias-da-semana.js';
import type { CardapioSemanalResumo } from './cardapios-semanais.js';
import { CAMPOS_DA_ETAPA } from './etapas.definicao.js';

type Campo = CampoDefinido<CardapioSemanalResumo, never>;

/** The fields of a weekly menu, with the menu of each day. */
export const CAMPOS_DO_CARDAPIO_SEMANAL: CamposDefinidos<CardapioSemanalResumo, never> = {
  ...CAMPOS_DA_ETAPA,
  ...Object.fromEntries(
    DIAS_SEMANA.map((dia): [string, Campo] => [
      dia,
      {
        titulo: ROTULOS_DIA_SEMANA[dia],
        valor: ({ cardapios }) => cardapios.find(({ diaSemana }) => diaSemana === dia)?.cardapio.nome ?? null,
        naTela: nomeComum,
        so: ({ cardapios }) => cardapios.some(({ diaSemana }) => diaSemana === dia),
        onde: ['papel', 'exportacao'],
      },
    ]),
  ),
};
