import { ROTULOS_TIPO_LANCAMENTO, type Lancamento } from '@merenda/shared/contratos';
import { Campo, confirmarEExecutar, ModalFormulario, SelectOpcoes } from '@merenda/shared/ui';
import { Alert, Button, Flex, Form, Typography } from 'antd';
import { useState } from 'react';
import { useCardapiosPara, useDesvincular, useTrocar } from './calendario.api';
import type { Evento } from './mes';
import { enviarPerguntando, foiDesistencia } from './perguntar';

interface Valores {
  lancamento: number;
  cardapio: number;
}

const ENTIDADE = { artigo: 'o', nome: 'Cardápio' } as const;

/** A menu of a day: change it or unbind it, at the unit that is chosen when several have it. */
export function ModalEvento({ evento, aoFechar }: { evento: Evento; aoFechar: () => void }) {
  const { mutateAsync: trocar } = useTrocar();
  const { lancamentos } = evento;
  const [primeiro] = lancamentos;
  if (!primeiro) return null;
  const porId = (id: number): Lancamento => lancamentos.find((lancamento) => lancamento.id === id) ?? primeiro;
  return (
    <ModalFormulario<Valores>
      entidade={ENTIDADE}
      titulo={`${evento.cardapio.nome} – ${primeiro.data}`}
      rotuloSalvar="Trocar cardápio"
      confirmacao="Deseja realmente trocar o Cardápio?"
      sucesso="Cardápio trocado com sucesso!"
      valores={lancamentos.length === 1 ? { lancamento: primeiro.id } : {}}
      aoSalvar={({ lancamento, cardapio }) => enviarPerguntando((confirmado) => trocar({ lancamento: porId(lancamento), cardapio, confirmado }))}
      aoFalhar={foiDesistencia}
      aoFechar={aoFechar}
    >
      <Conteudo evento={evento} porId={porId} aoFechar={aoFechar} />
    </ModalFormulario>
  );
}

interface ConteudoProps {
  evento: Evento;
  porId: (id: number) => Lancamento;
  aoFechar: () => void;
}

function Conteudo({ evento, porId, aoFechar }: ConteudoProps) {
  const id = Form.useWatch<number | undefined>('lancamento');
  const cardapios = useCardapiosPara('DIARIO');
  const escolhido = id === undefined ? undefined : porId(id);
  const opcoes = cardapios.data?.filter((cardapio) => cardapio.id !== evento.cardapio.id).map((cardapio) => ({ valor: cardapio.id, rotulo: cardapio.nome }));
  return (
    <>
      <Typography.Paragraph type="secondary">
        {ROTULOS_TIPO_LANCAMENTO[evento.tipo]}
        {escolhido?.cardapioSemanal && `: ${escolhido.cardapioSemanal.nome}`}
        {evento.lancamentos.length === 1 && escolhido && ` · ${escolhido.unidade.nome}`}
      </Typography.Paragraph>
      <Campo nome="lancamento" rotulo="Unidade" obrigatorio>
        <SelectOpcoes<number> disabled={evento.lancamentos.length === 1} opcoes={evento.lancamentos.map((um) => ({ valor: um.id, rotulo: um.unidade.nome }))} />
      </Campo>
      {escolhido && escolhido.refeicoes > 0 && (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 16 }}
          title={escolhido.refeicoes === 1 ? 'Já há 1 refeição registrada com este cardápio.' : `Já há ${escolhido.refeicoes} refeições registradas com este cardápio.`}
          description="Para trocar ou desvincular, exclua antes o registro no histórico de execução."
        />
      )}
      <Campo nome="cardapio" rotulo="Trocar por" obrigatorio>
        <SelectOpcoes<number> opcoes={opcoes} consulta={cardapios} />
      </Campo>
      <Desvincular lancamento={escolhido} aoFechar={aoFechar} />
    </>
  );
}

function Desvincular({ lancamento, aoFechar }: { lancamento: Lancamento | undefined; aoFechar: () => void }) {
  const { mutateAsync: desvincular } = useDesvincular();
  const [ocupado, setOcupado] = useState(false);
  async function executar(semana: boolean): Promise<void> {
    if (!lancamento || ocupado) return;
    setOcupado(true);
    const feito = await confirmarEExecutar({
      mensagem: semana ? 'Deseja realmente desvincular o Cardápio de toda a semana?' : 'Deseja realmente desvincular o Cardápio?',
      perigo: true,
      acao: () => desvincular({ id: lancamento.id, semana }),
      sucesso: 'Cardápio desvinculado com sucesso!',
    });
    setOcupado(false);
    if (feito) aoFechar();
  }
  return (
    <Flex wrap gap="small">
      <Button danger disabled={!lancamento || ocupado} onClick={() => void executar(false)}>
        Desvincular
      </Button>
      {lancamento?.cardapioSemanal && (
        <Button danger disabled={ocupado} onClick={() => void executar(true)}>
          Desvincular a semana
        </Button>
      )}
    </Flex>
  );
}
