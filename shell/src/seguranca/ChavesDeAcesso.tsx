import type { ChaveDeAcesso } from '@merenda/shared/contratos';
import { confirmarEExecutar } from '@merenda/shared/ui';
import { Button } from 'antd';
import { FatorDaLista } from './FatorDaLista.js';
import { haChaves } from './navegador.js';
import { useRetirarChave } from './seguranca.api.js';

const EXPLICACAO =
  'Entre com a digital, o rosto ou o PIN do seu celular ou computador, ou com uma chave USB, em vez de um código.';
const SEM_CHAVES = 'Este navegador não tem chaves de acesso. Use um navegador atual.';

/** The passkeys of the user, each of which can be removed, and the button for one more. */
export function ChavesDeAcesso({ chaves, aoCadastrar }: { chaves: readonly ChaveDeAcesso[]; aoCadastrar: () => void }) {
  const retirar = useRetirarChave();
  return (
    <>
      <FatorDaLista nome="Chaves de acesso" estado={haChaves() ? EXPLICACAO : SEM_CHAVES}>
        <Button disabled={!haChaves()} onClick={aoCadastrar}>
          Cadastrar chave de acesso
        </Button>
      </FatorDaLista>
      {chaves.map(({ id, nome, criadaEm, usadaEm }) => (
        <FatorDaLista
          key={id}
          nome={nome}
          estado={`Chave de acesso de ${criadaEm}, ${usadaEm === null ? 'ainda não usada' : `usada em ${usadaEm}`}.`}
        >
          <Button
            danger
            aria-label={`Retirar ${nome}`}
            onClick={() =>
              void confirmarEExecutar({
                mensagem: `Deseja realmente retirar a chave de acesso ${nome}?`,
                perigo: true,
                acao: () => retirar.mutateAsync(id),
                sucesso: 'Chave de acesso retirada com sucesso!',
              })
            }
          >
            Retirar
          </Button>
        </FatorDaLista>
      ))}
    </>
  );
}
