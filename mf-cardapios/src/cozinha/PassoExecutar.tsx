import { avisos, confirmar, semServidor, useRede } from '@merenda/shared';
import type { PreviaDoAbatimento, RefeicaoNova, UnidadeMedida } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { totalDasEmbalagens, type Decimal } from '@merenda/shared/regras';
import { useEnvio } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { FaltasDoPlano } from '../refeicao/FaltasDoPlano.js';
import { REFEICAO_EXECUTADA } from '../refeicao/frases.js';
import { medida, quantoFalta } from '../refeicao/medida.js';
import { fraseDoEnvio, planoQueMudou, registrarEExecutar, registrarRefeicao, useVerPlano } from './cozinha.api.js';
import { ResumoDaExecucao } from './ResumoDaExecucao.js';
import { paraCorpo, type ItemDaCozinhaCalculado, type Preparacao, type RefeicaoComDia } from './refeicoes-do-dia.js';

interface PassoExecutarProps {
  unidade: number;
  uma: RefeicaoComDia;
  preparacao: Preparacao;
  itens: readonly ItemDaCozinhaCalculado[];
  aoExecutar: () => void;
}

/**
 * Registers and executes in one confirmed step, which names what leaves each lot; or registers alone. When the stock
 * changes between the question and the answer, nothing is taken and the new plan is asked. Without a network the server
 * chooses the lots later.
 */
export function PassoExecutar({ unidade, uma, preparacao, itens, aoExecutar }: PassoExecutarProps) {
  const [faltas, setFaltas] = useState<PreviaDoAbatimento['faltas']>([]);
  const [ocupado, setOcupado] = useState(false);
  const semRede = useRede(({ semRedeDesde }) => semRedeDesde !== null);
  const { mutateAsync: verPlano } = useVerPlano();
  const semAlunos = preparacao.alunos < 1;
  const { enviar, enviando } = useEnvio<RefeicaoNova>({
    confirmacao: 'Deseja realmente registrar a Refeição?',
    sucesso: fraseDoEnvio('Refeição registrada com sucesso!'),
    tituloDaFalha: 'Aviso',
    aoSalvar: (refeicao) => registrarRefeicao({ unidade, uma }, refeicao),
    aoConcluir: () => undefined,
  });

  async function gravar(refeicao: RefeicaoNova, assinatura?: string): Promise<void> {
    const execucao = assinatura === undefined ? undefined : { assinatura };
    const desfecho = await registrarEExecutar({ unidade, uma }, { refeicao, execucao });
    avisos.sucesso(fraseDoEnvio(REFEICAO_EXECUTADA)(refeicao, desfecho));
    aoExecutar();
  }

  async function executarComPlano(refeicao: RefeicaoNova, plano: PreviaDoAbatimento, mudou: boolean): Promise<void> {
    setFaltas(plano.faltas);
    if (plano.faltas.length > 0) return;
    const alertas = mudou ? ['O estoque mudou e nada foi retirado. Confira o novo plano.'] : [];
    const lotes = frasesDoPlano(plano);
    const sim = await confirmar({
      mensagem: 'Deseja realmente registrar e executar a Refeição?',
      detalhes: [...alertas, ...lotes],
      resumo: <ResumoDaExecucao alertas={alertas} alimentos={alimentosDoPlano(plano)} lotes={lotes} />,
    });
    if (!sim) return;
    try {
      await gravar(refeicao, plano.assinatura);
    } catch (erro) {
      if (!planoQueMudou(erro)) throw erro;
      await executarComPlano(refeicao, await verPlano(refeicao), true);
    }
  }

  async function executarSemPlano(refeicao: RefeicaoNova): Promise<void> {
    const nota = 'Ela é enviada quando a rede voltar. Saem do estoque os lotes que vencem antes.';
    const alertas = itens
      .filter(({ falta }) => falta.gt(0))
      .map(
        ({ item, falta, unidadePos }) =>
          `${nomeComum(item.alimento.nome)}: pelo estoque que este aparelho conhece, ${quantoFalta(falta, unidadePos)}. Sem o alimento, o servidor recusa a refeição.`,
      );
    const sim = await confirmar({
      mensagem: 'Sem rede. Deseja registrar e executar a Refeição?',
      detalhes: [nota, ...alertas],
      resumo: <ResumoDaExecucao alertas={alertas} alimentos={alimentosDe(itens, preparacao)} nota={nota} />,
    });
    if (sim) await gravar(refeicao);
  }

  async function executar(): Promise<void> {
    setOcupado(true);
    try {
      const refeicao = paraCorpo(unidade, uma, preparacao);
      const plano = semRede ? null : await planoOuNada(refeicao);
      if (plano === null) await executarSemPlano(refeicao);
      else await executarComPlano(refeicao, plano, false);
    } catch (erro) {
      avisos.falha(erro, 'Aviso');
    } finally {
      setOcupado(false);
    }
  }

  /** Null when the network went away meanwhile. */
  async function planoOuNada(refeicao: RefeicaoNova): Promise<PreviaDoAbatimento | null> {
    try {
      return await verPlano(refeicao);
    } catch (erro) {
      if (semServidor(erro)) return null;
      throw erro;
    }
  }

  return (
    <section className="cozinha-parte" aria-label="3. Executar">
      <h3>3. Executar</h3>
      {faltas.length > 0 && <FaltasDoPlano faltas={faltas} />}
      {semRede && (
        <p className="cozinha-nota">
          Sem rede não é possível ver nem escolher os lotes: quando a refeição for enviada, saem os que vencem antes.
        </p>
      )}
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

/** What leaves the stock by food: the lots of several products are one quantity. */
function alimentosDoPlano({ produtos }: PreviaDoAbatimento): [string, string][] {
  const totais = new Map<string, { nome: string; unidade: UnidadeMedida; total: Decimal }>();
  for (const { produto, alimentos, quantidade } of produtos) {
    const { quantidade: total, unidadeMedida: unidade } = totalDasEmbalagens(quantidade, produto);
    const nome = alimentos.map((alimento) => nomeComum(alimento.nome)).join(', ');
    const chave = `${alimentos.map(({ id }) => id).join()} ${unidade}`;
    const antes = totais.get(chave)?.total ?? 0;
    totais.set(chave, { nome, unidade, total: total.plus(antes) });
  }
  return [...totais.values()].map(({ nome, unidade, total }) => [nome, medida(total, unidade)]);
}

/** What the meal takes, where the lots are not known: its foods, and those that take the place of missing ones. */
const alimentosDe = (itens: readonly ItemDaCozinhaCalculado[], { substituicoes }: Preparacao): [string, string][] => [
  ...itens.map(({ item, arredondado, unidadePos }): [string, string] => [
    nomeComum(item.alimento.nome),
    medida(arredondado, unidadePos),
  ]),
  ...substituicoes.map(({ substituto, quantidade, unidadeDeMedida }): [string, string] => [
    nomeComum(substituto.nome),
    medida(quantidade, unidadeDeMedida),
  ]),
];

/** What leaves each lot: before, taken, after. */
const frasesDoPlano = ({ produtos }: PreviaDoAbatimento): string[] =>
  produtos.map(({ produto, lote, dataValidade, quantidade, saldo, saldoDepois }) => {
    const peso = (embalagens: number) => {
      const total = totalDasEmbalagens(embalagens, produto);
      return medida(total.quantidade, total.unidadeMedida);
    };
    return `${nomeComum(produto.nome)}, lote ${lote} (vence em ${dataValidade}): saem ${peso(quantidade)} de ${peso(saldo)}, ficam ${peso(saldoDepois)}.`;
  });
