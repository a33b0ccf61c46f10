import { ROTULOS_GRUPO_DO_ITEM, type Item } from '@merenda/shared/contratos';
import { Alerta } from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { aplicarAMinha, responder, useTrabalhoDaTela, type Escolha } from './trabalho.js';

/** Beside an answer whose item another person has changed: what the item is now, and which of the two is to stay. */
export function AlteradoPorOutra({ item, escolha }: { item: Item; escolha: Escolha }) {
  const trabalho = useTrabalhoDaTela();
  const agora = item.grupo === null ? 'continua sem grupo' : `agora é ${ROTULOS_GRUPO_DO_ITEM[item.grupo]}`;
  return (
    <Alerta
      type="warning"
      title={`Outra pessoa alterou este item, que ${agora}.`}
      acao={
        <Flex wrap gap="small">
          <Button size="small" onClick={() => responder(trabalho, [[item, null]])}>
            Usar a versão atual
          </Button>
          <Button size="small" onClick={() => aplicarAMinha(trabalho, item, escolha)}>
            Aplicar a minha
          </Button>
        </Flex>
      }
    />
  );
}
