import { avisos, confirmar, novaIdempotencia } from '@merenda/shared';
import type { PreviaDoAbatimento, RefeicaoNova } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { totalDasEmbalagens } from '@merenda/shared/regras';
import { useEnvio } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { FaltasDoPlano } from '../refeicao/FaltasDoPlano.js';
import { medida } from '../refeicao/medida.js';
import { planoQueMudou, useRegistrarEExecutar, useRegistrarRefeicao, useVerPlano } from './cozinha.api.js';
import { paraCorpo, type Preparacao, type RefeicaoComDia } from './refeicoes-do-dia.js';

interface PassoExecutarProps {
  unidade: number;
  uma: RefeicaoComDia;
  preparacao: Preparacao;
}

/**
 * Registers and executes in one confirmed step, which names what leaves each lot; or registers alone. When the stock
 * changes between the question and the answer, nothing is taken and the new plan is asked.
 */
export function PassoExecutar({ unidade, uma, preparacao }: PassoExecutarProps) {
  const [faltas, setFaltas] = useState<PreviaDoAbatimento['faltas']>([]);
  const [ocupado, setOcupado] = useState(false);
  const chave = useRef({ corpo: '', idempotencia: '' });
  const { mutateAsync: verPlano } = useVerPlano();
  const { mutateAsync: registrarEExecutar } = useRegistrarEExecutar();
  const { mutateAsync: registrar } = useRegistrarRefeicao();
  const semAlunos = preparacao.alunos < 1;
  const { enviar, enviando } = useEnvio<RefeicaoNova>({
    confirmacao: 'Deseja realmente registrar a Refeição?',
    sucesso: 'Refeição registrada com sucesso!',
    tituloDaFalha: 'Aviso',
    aoSalvar: (refeicao, { idempotencia }) => registrar({ refeicao, idempotencia }),
    aoConcluir: () => undefined,
  });

  /** The same meal and plan sent again have the same key. */
  function chaveDe(corpo: string): string {
    if (chave.current.corpo !== corpo) chave.current = { corpo, idempotencia: novaIdempotencia() };
    return chave.current.idempotencia;
  }

  async function perguntarEExecutar(refeicao: RefeicaoNova, mudou: boolean): Promise<void> {
    const plano = await verPlano(refeicao);
    setFaltas(plano.faltas);
    if (plano.faltas.length > 0) return;
    const sim = await confirmar({
      mensagem: 'Deseja realmente registrar e executar a Refeição?',
      detalhes: [
        ...(mudou ? ['O estoque mudou e nada foi retirado. Confira o novo plano.'] : []),
        ...frasesDoPlano(plano),
      ],
    });
    if (!sim) return;
    const corpo = { refeicao, execucao: { assinatura: plano.assinatura } };
    try {
      await registrarEExecutar({ corpo, idempotencia: chaveDe(JSON.stringify(corpo)) });
      avisos.sucesso('Refeição executada com sucesso!');
    } catch (erro) {
      if (planoQueMudou(erro)) await perguntarEExecutar(refeicao, true);
      else throw erro;
    }
  }

  async function executar(): Promise<void> {
    setOcupado(true);
    try {
      await perguntarEExecutar(paraCorpo(unidade, uma, preparacao), false);
    } catch (erro) {
      avisos.falha(erro, 'Aviso');
    } finally {
      setOcupado(false);
    }
  }

  return (
    <section className="cozinha-parte" aria-label="3. Executar">
      <h3>3. Executar</h3>
      {faltas.length > 0 && <FaltasDoPlano faltas={faltas} />}
      {semAlunos && <p className="cozinha-nota">Informe ao menos 1 aluno para executar.</p>}
      <div className="cozinha-botoes">
        <Button type="primary" disabled={semAlunos} loading={ocupado} onClick={() => void executar()}>
          Registrar e executar
        </Button>
        <Button
          disabled={semAlunos || ocupado}
          loading={enviando}
          onClick={() => void enviar(paraCorpo(unidade, uma, preparacao))}
        >
          Só registrar
        </Button>
      </div>
    </section>
  );
}

/** What leaves each lot: before, taken, after. */
const frasesDoPlano = ({ produtos }: PreviaDoAbatimento): string[] =>
  produtos.map(({ produto, lote, dataValidade, quantidade, saldo, saldoDepois }) => {
    const peso = (embalagens: number) => {
      const total = totalDasEmbalagens(embalagens, produto);
      return medida(total.quantidade, total.unidadeMedida);
    };
    return `${nomeComum(produto.nome)}, lote ${lote} (vence em ${dataValidade}): saem ${peso(quantidade)} de ${peso(saldo)}, ficam ${peso(saldoDepois)}.`;
  });
