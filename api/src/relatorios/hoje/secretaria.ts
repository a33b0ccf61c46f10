import type { BuscaHoje, NumerosDaSecretaria } from '@merenda/shared/contratos';
import { ultimosMeses } from '@merenda/shared/regras';
import { limitadoA } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { primeira } from '../../banco/restricoes.js';
import { barraFamiliar, contratosPorMes } from '../../compras/index.js';
import { valorAVencerPorMes } from '../../estoque/index.js';
import { hoje } from '../../nucleo/relogio.js';
import { refeicoesPorMes } from '../relatorios/indicadores-de-refeicao.js';

const MESES = 6;

/** The figures of one unit, or of all of the user's. 403 for a unit that is not the user's. */
export async function lerNumerosDaSecretaria(contexto: Contexto, { unidade }: BuscaHoje): Promise<NumerosDaSecretaria> {
  const limitado = await limitadoA(contexto, unidade);
  const dia = hoje();
  const periodo = ultimosMeses(dia, MESES);
  const refeicoes = await refeicoesPorMes(limitado, periodo);
  const contratos = await contratosPorMes(limitado, periodo);
  const aVencer = await valorAVencerPorMes(limitado, periodo);
  const { planejadas, executadas } = primeira(await refeicoesPorMes(limitado, { de: dia, ate: dia }));
  return {
    meses: refeicoes.map((doMes, i) => {
      const [valores, vence] = [contratos[i], aVencer[i]];
      if (valores === undefined || vence === undefined) throw new Error(`month ${doMes.mes} is missing`);
      return { ...doMes, ...valores, vence };
    }),
    hoje: { planejadas, executadas },
    agriculturaFamiliar: await barraFamiliar(limitado.banco, Number(dia.slice(0, 4))),
  };
}
