import { useSessao } from '@merenda/shared';
import { confirmarEExecutar, EstadoErro } from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { FatorDaLista } from '../seguranca/FatorDaLista.js';
import { CriarPin } from './CriarPin.js';
import { usePins, useRetirarPin } from './pin.api.js';

const PARA_QUE =
  'Em um celular usado por várias pessoas, um PIN de 6 números abre apenas a cozinha, sem usuário e senha. Ele vale somente neste aparelho.';

/** The user's PIN on this device, and those on others, which can be removed from here. */
export function PinDaCozinha() {
  const usuario = useSessao(({ auth }) => auth.usuario?.id);
  const { data, error, isFetching, refetch } = usePins(usuario);
  const [criando, setCriando] = useState(false);
  if (error !== null && data === undefined)
    return <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />;
  const daqui = data?.pins.find(({ id }) => id === data.esteAparelho);
  return (
    <Flex vertical gap="middle">
      <FatorDaLista
        nome="PIN da cozinha neste aparelho"
        estado={daqui ? `PIN neste aparelho desde ${daqui.desde}. ${PARA_QUE}` : PARA_QUE}
      >
        <Button disabled={data === undefined} onClick={() => setCriando(true)}>
          {daqui ? 'Trocar PIN' : 'Criar PIN'}
        </Button>
        {daqui && <Retirar pin={daqui.id} nome="o PIN deste aparelho" />}
      </FatorDaLista>
      {data?.pins
        .filter(({ id }) => id !== data.esteAparelho)
        .map(({ id, aparelho, desde }) => (
          <FatorDaLista key={id} nome={`PIN da cozinha em ${aparelho}`} estado={`Em outro aparelho, desde ${desde}.`}>
            <Retirar pin={id} nome={`o PIN de ${desde} em ${aparelho}`} />
          </FatorDaLista>
        ))}
      {criando && <CriarPin aoFechar={() => setCriando(false)} />}
    </Flex>
  );
}

function Retirar({ pin, nome }: { pin: string; nome: string }) {
  const retirar = useRetirarPin();
  return (
    <Button
      danger
      aria-label={`Retirar ${nome}`}
      onClick={() =>
        void confirmarEExecutar({
          mensagem: `Deseja realmente retirar ${nome}? As cozinhas abertas com o seu PIN são encerradas.`,
          perigo: true,
          acao: () => retirar.mutateAsync(pin),
          sucesso: 'PIN retirado com sucesso!',
        })
      }
    >
      Retirar
    </Button>
  );
}
