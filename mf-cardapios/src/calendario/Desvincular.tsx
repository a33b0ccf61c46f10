import { ErroApi } from '@merenda/shared';
import type { Lancamento } from '@merenda/shared/contratos';
import { useEnvio } from '@merenda/shared/ui';
import { Button, Flex, Form } from 'antd';
import type { EscolhaDoEvento, MudancaDoEvento } from './alvos.js';
import { useDesvincular } from './calendario.api.js';

interface DesvincularProps {
  escolha: EscolhaDoEvento;
  /** Units that are ticked. */
  marcadas: readonly number[];
  /** Asks for the day to which the event goes at the chosen units. */
  aoMover: (lancamentos: Lancamento[]) => void;
  aoFechar: () => void;
}

/** Moves an event to another day, or takes it off the calendar of the chosen units: its day, or the whole week that a weekly menu filled. */
export function Desvincular({ escolha, marcadas, aoMover, aoFechar }: DesvincularProps) {
  const form = Form.useFormInstance<MudancaDoEvento>();
  const { mutateAsync: desvincular } = useDesvincular();
  const escolhidos = escolha.lancamentos(marcadas);
  const daSemana = escolhidos.length > 0 && escolhidos.every(({ cardapioSemanal }) => cardapioSemanal !== null);

  const { enviar, enviando } = useEnvio<{ semana: boolean }>({
    confirmacao: ({ semana }) =>
      `Deseja realmente desvincular o Cardápio${semana ? ' de toda a semana' : ''}${escolha.emQuantas(marcadas)}?`,
    perigo: true,
    sucesso: 'Cardápio desvinculado com sucesso!',
    aoSalvar: ({ semana }) => {
      const { lancamento, unidades } = escolha.alvos(marcadas);
      return desvincular({ id: lancamento.id, semana, unidades });
    },
    aoConcluir: aoFechar,
    aoFalhar: mostrarRecusas,
  });

  const impedido = enviando || escolhidos.length === 0 || (escolha.principal?.refeicoes ?? 0) > 0;

  /** The notice disappears after seconds: the units that refuse stay named where the user unticks them. */
  function mostrarRecusas(erro: unknown): boolean {
    const errors =
      erro instanceof ErroApi
        ? erro.campos.filter(({ campo }) => campo === 'unidadesEducacionais').map(({ mensagem }) => mensagem)
        : [];
    form.setFields([{ name: 'unidadesEducacionais', errors }]);
    return false;
  }

  return (
    <Flex wrap gap="small">
      <Button disabled={impedido || escolha.principal?.unidade.desativada === true} onClick={() => aoMover(escolhidos)}>
        Mover para…
      </Button>
      <Button danger disabled={impedido} onClick={() => void enviar({ semana: false })}>
        Desvincular
      </Button>
      {daSemana && (
        <Button danger disabled={impedido} onClick={() => void enviar({ semana: true })}>
          Desvincular a semana
        </Button>
      )}
    </Flex>
  );
}
