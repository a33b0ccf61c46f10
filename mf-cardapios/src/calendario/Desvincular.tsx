import { ErroApi } from '@merenda/shared';
import { confirmarEExecutar } from '@merenda/shared/ui';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import type { EscolhaDoEvento, MudancaDoEvento } from './alvos.js';
import { useDesvincular } from './calendario.api.js';

interface DesvincularProps {
  escolha: EscolhaDoEvento;
  /** Units that are ticked. */
  marcadas: readonly number[];
  aoFechar: () => void;
}

/** Takes an event off the calendar of the chosen units: its day, or the whole week that a weekly menu filled. */
export function Desvincular({ escolha, marcadas, aoFechar }: DesvincularProps) {
  const form = Form.useFormInstance<MudancaDoEvento>();
  const { mutateAsync: desvincular } = useDesvincular();
  const [ocupado, setOcupado] = useState(false);
  const escolhidos = escolha.lancamentos(marcadas);
  const impedido = ocupado || escolhidos.length === 0 || (escolha.principal?.refeicoes ?? 0) > 0;
  const daSemana = escolhidos.length > 0 && escolhidos.every(({ cardapioSemanal }) => cardapioSemanal !== null);

  async function executar(semana: boolean): Promise<void> {
    const { lancamento, unidades } = escolha.alvos(marcadas);
    setOcupado(true);
    const feito = await confirmarEExecutar({
      mensagem: `Deseja realmente desvincular o Cardápio${semana ? ' de toda a semana' : ''}${escolha.emQuantas(marcadas)}?`,
      perigo: true,
      acao: () => desvincular({ id: lancamento.id, semana, unidades }).catch(mostrarRecusas),
      sucesso: 'Cardápio desvinculado com sucesso!',
    });
    setOcupado(false);
    if (feito) aoFechar();
  }

  /** The notice goes after seconds: the units that refuse stay named where the user unticks them. */
  function mostrarRecusas(erro: unknown): never {
    const errors =
      erro instanceof ErroApi
        ? erro.campos.filter(({ campo }) => campo === 'unidadesEducacionais').map(({ mensagem }) => mensagem)
        : [];
    form.setFields([{ name: 'unidadesEducacionais', errors }]);
    throw erro;
  }

  return (
    <Flex wrap gap="small">
      <Button danger disabled={impedido} onClick={() => void executar(false)}>
        Desvincular
      </Button>
      {daSemana && (
        <Button danger disabled={impedido} onClick={() => void executar(true)}>
          Desvincular a semana
        </Button>
      )}
    </Flex>
  );
}
