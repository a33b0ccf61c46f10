import { ErroApi } from '@merenda/shared';
import type { PreviaDoAbatimento } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Alerta, EstadoErro, useEnvio } from '@merenda/shared/ui';
import { Button, Flex, Modal, Spin } from 'antd';
import { useState } from 'react';
import { REFEICAO_EXECUTADA } from './frases.js';
import { FaltasDoPlano } from './FaltasDoPlano.js';
import { LotesEscolhidos, type LoteEscolhido } from './LotesEscolhidos.js';
import { ModalOutroLote } from './ModalOutroLote.js';
import { MudancasDoPlano } from './MudancasDoPlano.js';
import { PlanoDaRefeicao, type ProdutoDoPlano } from './PlanoDaRefeicao.js';
import { useExecutarRefeicao, usePreviaDoAbatimento } from './refeicao.api.js';

/** The data of a meal that its execution needs. */
export interface RefeicaoAExecutar {
  id: number;
  prato: { nome: string };
}

/** What the user confirms: the plan that is shown, with the lots that were chosen for it. */
interface Confirmado {
  plano: PreviaDoAbatimento;
  escolhidos: readonly LoteEscolhido[];
}

interface ModalExecutarProps {
  refeicao: RefeicaoAExecutar;
  /** After the execution, before the modal is gone. */
  aoExecutar?: () => void;
  aoFechar: () => void;
}

/**
 * Before a meal is executed: the quantities that will leave each lot, and the shortages. Another lot may be chosen,
 * with a reason. The server executes the shown plan: if the stock has changed, the new plan is shown and nothing is
 * taken.
 */
export function ModalExecutar({ refeicao, aoExecutar, aoFechar }: ModalExecutarProps) {
  const [aberto, setAberto] = useState(true);
  const [escolhidos, setEscolhidos] = useState<readonly LoteEscolhido[]>([]);
  const [trocando, setTrocando] = useState<ProdutoDoPlano>();
  const [antigo, setAntigo] = useState<PreviaDoAbatimento>();
  const previa = usePreviaDoAbatimento(
    refeicao.id,
    escolhidos.map(({ id }) => id),
  );
  const { mutateAsync: executar } = useExecutarRefeicao();
  const fechar = () => setAberto(false);

  const { enviar, enviando } = useEnvio<Confirmado>({
    confirmacao: 'Deseja realmente executar essa Refeição?',
    sucesso: REFEICAO_EXECUTADA,
    tituloDaFalha: 'Aviso',
    aoSalvar: ({ plano: { assinatura }, escolhidos: confirmados }, { idempotencia }) =>
      executar({
        id: refeicao.id,
        corpo: {
          assinatura,
          fixados: confirmados.map(({ id, motivo }) => ({ produtoEstoque: { id }, motivo })),
        },
        idempotencia,
      }),
    aoConcluir: () => {
      fechar();
      aoExecutar?.();
    },
    aoFalhar: async (erro, { plano: mostrado }) => {
      const mudou = recusadoEm(erro, 'assinatura') !== undefined;
      if (mudou) setAntigo(mostrado);
      await previa.refetch();
      return mudou;
    },
  });

  function escolher(lote: LoteEscolhido): void {
    setAntigo(undefined);
    setEscolhidos([...escolhidos, lote]);
    setTrocando(undefined);
  }

  function soltar(soltos: readonly LoteEscolhido[]): void {
    setAntigo(undefined);
    setEscolhidos(escolhidos.filter((um) => !soltos.includes(um)));
  }

  const loteRecusado = recusadoEm(previa.error, 'fixados');
  const plano = loteRecusado ? undefined : previa.data;
  return (
    <Modal
      title={`Executar ${nomeComum(refeicao.prato.nome)}`}
      open={aberto}
      onCancel={fechar}
      afterClose={aoFechar}
      width={1040}
      footer={
        <Flex gap="small" justify="end">
          <Button onClick={fechar} disabled={enviando}>
            Cancelar
          </Button>
          <Button
            type="primary"
            disabled={plano === undefined || plano.faltas.length > 0}
            loading={enviando}
            onClick={() => plano && void enviar({ plano, escolhidos })}
          >
            Executar
          </Button>
        </Flex>
      }
    >
      {loteRecusado ? (
        <Alerta
          type="error"
          role="alert"
          title="O lote escolhido não pode ser usado"
          description={loteRecusado.detail}
          acao={<Button onClick={() => soltar(escolhidos)}>Usar o que vence antes</Button>}
        />
      ) : previa.error !== null && plano === undefined ? (
        <EstadoErro consulta={previa} />
      ) : plano === undefined ? (
        <Spin aria-label="Calculando o que sai do estoque" />
      ) : (
        <Flex vertical gap="middle">
          {antigo && antigo.assinatura !== plano.assinatura && <MudancasDoPlano antes={antigo} agora={plano} />}
          {plano.faltas.length > 0 && <FaltasDoPlano faltas={plano.faltas} />}
          <LotesEscolhidos escolhidos={escolhidos} aoSoltar={(lote) => soltar([lote])} />
          <PlanoDaRefeicao plano={plano} aoTrocar={setTrocando} />
        </Flex>
      )}
      {plano && trocando && (
        <ModalOutroLote
          plano={plano}
          trocado={trocando}
          aoEscolher={escolher}
          aoFechar={() => setTrocando(undefined)}
        />
      )}
    </Modal>
  );
}

/** The refusal of a call at this field; undefined for any other outcome. */
const recusadoEm = (erro: unknown, nome: string): ErroApi | undefined =>
  erro instanceof ErroApi && erro.campos.some(({ campo }) => campo === nome) ? erro : undefined;
