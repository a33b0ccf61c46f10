import { avisos, confirmar, novaIdempotencia } from '@merenda/shared';
import type { Lancamento, MudancaDoCalendario, ResultadoDaMudanca } from '@merenda/shared/contratos';
import { dataComparavel, formatarData, nomeComum } from '@merenda/shared/formatos';
import { useState } from 'react';
import { ModalPrevia } from './ModalPrevia.js';
import { useMudarCalendario } from './mudancas.api.js';
import { enviarPerguntando, foiDesistencia } from './perguntar.js';

/** How long a move can be undone (ms). */
const PRAZO = 10_000;

const FEITO: Record<MudancaDoCalendario['acao'], string> = {
  VINCULAR: 'Cardápio vinculado com sucesso!',
  MOVER: 'Cardápio movido com sucesso!',
  TROCAR: 'Cardápio trocado com sucesso!',
  DESVINCULAR: 'Cardápio desvinculado com sucesso!',
};

/** The changes of many entries of the calendar: a preview for several, a question for one, and the undo of a move. */
export function useMudancas(aoMudar: () => void) {
  const { mutateAsync: mudar } = useMudarCalendario();
  const [pedida, setPedida] = useState<{ mudanca: MudancaDoCalendario; origem?: string }>();

  function concluir(resultado: ResultadoDaMudanca, origem: string | undefined): void {
    aoMudar();
    const feitos = resultado.linhas.flatMap(({ situacao, lancamento }) =>
      situacao === 'FEITA' && lancamento ? [lancamento] : [],
    );
    if (origem === undefined || feitos.length === 0) {
      avisos.sucesso(FEITO[resultado.acao]);
      return;
    }
    const devolver = async () => {
      const volta = { acao: 'MOVER', lancamentos: feitos, data: origem, confirmado: true } as const;
      try {
        await mudar({ mudanca: volta, idempotencia: novaIdempotencia() });
        avisos.sucesso('O cardápio voltou ao seu dia.');
      } catch (erro) {
        avisos.falha(erro);
      }
    };
    avisos.desfazivel(FEITO.MOVER, () => void devolver(), { ms: PRAZO });
  }

  /** Moves launches of one day: one after a question, several after a preview. */
  async function mover(lancamentos: readonly Lancamento[], dia: string): Promise<void> {
    const [primeiro] = lancamentos;
    if (!primeiro || dataComparavel(primeiro.data) === dia) return;
    const origem = dataComparavel(primeiro.data);
    const mudanca: MudancaDoCalendario = { acao: 'MOVER', lancamentos: lancamentos.map(visto), data: dia };
    if (lancamentos.length > 1) {
      setPedida({ mudanca, origem });
      return;
    }
    const pergunta = `Deseja realmente mover o Cardápio ${nomeComum(primeiro.cardapio.nome)} de ${primeiro.data} para ${formatarData(dia)}?`;
    if (!(await confirmar({ mensagem: pergunta }))) return;
    try {
      const resultado = await enviarPerguntando((confirmado) =>
        mudar({ mudanca: { ...mudanca, confirmado }, idempotencia: novaIdempotencia() }),
      );
      concluir(resultado, origem);
    } catch (erro) {
      if (!foiDesistencia(erro)) avisos.falha(erro);
    }
  }

  return {
    mover,
    /** Shows what a change does, and does it when the user agrees. */
    prever: (mudanca: MudancaDoCalendario) => setPedida({ mudanca }),
    previa: pedida && (
      <ModalPrevia
        mudanca={pedida.mudanca}
        aoConcluir={(resultado) => concluir(resultado, pedida.origem)}
        aoFechar={() => setPedida(undefined)}
      />
    ),
  };
}

/** A launch as the calls name it. */
export const visto = ({ id, versao }: Lancamento) => ({ id, versao });
