import type { ModalidadeEscolar } from '@merenda/shared/contratos';
import { avaliarSemana, type PeriodoAvaliado, situacaoDaRegra, type SituacaoDaRegra } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import { conteudosDosPratos } from './conteudos.js';
import { conteudoConhecido } from './da-unidade.js';
import { lerCreches, lerRegrasDosCardapios } from './regras.js';

/** The regular menus of a stage in one week. */
interface SemanaDaEtapa {
  categoria: number;
  modalidade: ModalidadeEscolar;
  periodo: PeriodoAvaliado;
}

/**
 * How weeks stand to the rules that are in force on a day, 'YYYY-MM-DD', without the rest of their month.
 * @param pratos the ids of all their dishes
 */
export async function lerRegrasDasSemanas(
  banco: Banco,
  dia: string,
  pratos: readonly number[],
): Promise<(semana: SemanaDaEtapa) => SituacaoDaRegra[]> {
  const regras = await lerRegrasDosCardapios(banco, dia);
  const creches = await lerCreches(banco);
  const conteudoDe = conteudoConhecido(await conteudosDosPratos(banco, pratos));
  return ({ categoria, modalidade, periodo }) =>
    avaliarSemana(regras, { etapa: { creche: creches.includes(categoria), modalidade }, periodo, conteudoDe }).map(
      (avaliacao) => situacaoDaRegra(avaliacao, null),
    );
}
