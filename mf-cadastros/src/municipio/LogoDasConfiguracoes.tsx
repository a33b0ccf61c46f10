import { confirmarEExecutar, BotaoDeImagem, EstadoErro, lerImagemEscolhida } from '@merenda/shared/ui';
import { avisos } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Spin, Typography } from 'antd';
import { consultaDoLogo, useRetirarLogo, useTrocarLogo } from './municipio.api.js';

/** Height of the preview, as on the login, in CSS pixels. */
const ALTURA = 96;

/** The municipality's logo as it is shown, the way to another one, and to none. */
export function LogoDasConfiguracoes() {
  const { data: logo, error, isFetching, refetch } = useQuery(consultaDoLogo());
  const trocar = useTrocarLogo();
  const retirar = useRetirarLogo();

  async function aoEscolher(arquivo: File): Promise<void> {
    const imagem = await lerImagemEscolhida(arquivo);
    if (imagem === null) return;
    try {
      await trocar.mutateAsync(imagem);
      avisos.sucesso('Brasão atualizado com sucesso!');
    } catch (erro) {
      avisos.falha(erro);
    }
  }

  if (error !== null) return <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />;
  if (logo === undefined) return <Spin description="Carregando…" />;
  return (
    <Flex wrap gap="large" align="center">
      {logo !== null && <img src={logo} alt="Brasão do município" height={ALTURA} style={{ maxWidth: '100%' }} />}
      <Flex vertical gap="small" align="start">
        <Flex wrap gap="small">
          <BotaoDeImagem
            rotulo={logo === null ? 'Escolher brasão' : 'Trocar brasão'}
            arquivo="Arquivo do brasão"
            ocupado={trocar.isPending}
            aoEscolher={(arquivo) => void aoEscolher(arquivo)}
          />
          {logo !== null && (
            <Button
              loading={retirar.isPending}
              onClick={() =>
                void confirmarEExecutar({
                  mensagem: 'Deseja realmente retirar o brasão do município?',
                  acao: () => retirar.mutateAsync(),
                  sucesso: 'Brasão retirado com sucesso!',
                })
              }
            >
              Retirar brasão
            </Button>
          )}
        </Flex>
        <Typography.Text type="secondary">
          Aparece na tela de entrada e nos relatórios impressos. Imagem .jpg, .jpeg ou .png de até{' '}
          {LIMITES.imagemBytes / 1024 / 1024} MB.
        </Typography.Text>
      </Flex>
    </Flex>
  );
}
