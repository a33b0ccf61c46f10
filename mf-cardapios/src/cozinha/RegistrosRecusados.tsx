import { confirmar, descartarDaFila, perguntaDoDescarte, tentarDeNovo, type ItemDaFila } from '@merenda/shared';
import { Alerta } from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { useState } from 'react';

/** The writes of a meal that the server refused later, in its words, until the cook sends them again or gives them up. */
export function RegistrosRecusados({ recusados }: { recusados: readonly ItemDaFila[] }) {
  return recusados.map((item) => <Recusado key={item.chave} item={item} />);
}

function Recusado({ item: { chave, descricao, motivo } }: { item: ItemDaFila }) {
  const [ocupado, setOcupado] = useState(false);
  const tentar = async () => {
    setOcupado(true);
    await tentarDeNovo(chave);
    setOcupado(false);
  };
  const descartar = async () => {
    const sim = await confirmar({ mensagem: perguntaDoDescarte(descricao), perigo: true });
    if (sim) await descartarDaFila([chave]);
  };
  return (
    <Alerta
      type="error"
      role="alert"
      title={`Não aceito pelo servidor: ${descricao}`}
      description={motivo}
      acao={
        <Flex wrap gap="small">
          <Button loading={ocupado} onClick={() => void tentar()}>
            Tentar de novo
          </Button>
          <Button danger disabled={ocupado} onClick={() => void descartar()}>
            Descartar
          </Button>
        </Flex>
      }
    />
  );
}
