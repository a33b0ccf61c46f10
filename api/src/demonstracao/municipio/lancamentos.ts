import type { TipoLancamento } from '@merenda/shared/contratos';
import { diaDaSemana, diasDoPeriodo, semAula, somarDias } from '@merenda/shared/regras';
import { feriados } from '../../banco/esquema/cadastros/convencoes.js';
import { lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import type { SemanaCriada } from './cardapios.js';
import type { UnidadesCriadas } from './unidades.js';

const DIAS_ANTES = 45;
const DIAS_DEPOIS = 56;

/**
 * Assigns the weekly menus to the school days around today, at the units of their stage; the next Wednesday has the other
 * menu of a stage that has one. Today always has a menu, also
 * on a Saturday or a holiday, so that the execution can be tried on any day.
 */
export async function lancarCardapios(
  tx: Transacao,
  unidades: UnidadesCriadas,
  semanas: readonly SemanaCriada[],
  hoje: string,
): Promise<void> {
  const escolar = {
    feriados: new Map((await tx.select().from(feriados)).map(({ data, nome }) => [data, nome])),
    periodos: [],
  };
  const dias = diasDoPeriodo(somarDias(hoje, -DIAS_ANTES), somarDias(hoje, DIAS_DEPOIS)).filter(
    (dia) => dia === hoje || semAula(dia, escolar) === null,
  );
  const quarta = diasDoPeriodo(somarDias(hoje, 1), somarDias(hoje, 7)).find((dia) => diaDaSemana(dia) === 'QUARTA');
  await tx.insert(lancamentos).values(
    dias.flatMap((data) =>
      semanas.flatMap(({ semana, id, cardapio, outraQuarta }) => {
        const outro = data === quarta ? outraQuarta : null;
        const naSemana = outro === null && semAula(data, escolar) === null;
        const tipo: TipoLancamento = naSemana ? 'SEMANAL' : 'DIARIO';
        const cardapioId = outro ?? cardapio[diaDaSemana(data) ?? 'SEGUNDA'];
        return semana.unidades.map((sigla) => ({
          data,
          tipo,
          cardapioId,
          unidadeEducacionalId: unidades[sigla].id,
          cardapioSemanalId: naSemana ? id : null,
        }));
      }),
    ),
  );
}
