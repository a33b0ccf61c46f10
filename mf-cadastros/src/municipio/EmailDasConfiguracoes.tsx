import { avisos } from '@merenda/shared';
import { EMAIL_CONFIGURADO, EMAIL_NAO_CONFIGURADO } from '@merenda/shared/regras';
import { Alerta } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useEnviarMensagemDeTeste } from './municipio.api.js';

/** Whether messages reach people, and the way to find out. The settings of the e-mail belong to the machine. */
export function EmailDasConfiguracoes({ configurado }: { configurado: boolean }) {
  const enviar = useEnviarMensagemDeTeste();

  async function testar(): Promise<void> {
    try {
      const { para } = await enviar.mutateAsync();
      avisos.sucesso(`Mensagem enviada para ${para}. Confira a caixa de entrada.`);
    } catch (erro) {
      avisos.falha(erro);
    }
  }

  if (!configurado) return <Alerta type="warning" title={EMAIL_NAO_CONFIGURADO} />;
  return (
    <Alerta
      type="info"
      title={EMAIL_CONFIGURADO}
      acao={
        <Button loading={enviar.isPending} onClick={() => void testar()}>
          Enviar mensagem de teste
        </Button>
      }
    />
  );
}
