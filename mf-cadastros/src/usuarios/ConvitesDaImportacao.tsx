import MailOutlined from '@ant-design/icons/MailOutlined';
import { fraseDaFalha } from '@merenda/shared';
import { Icone } from '@merenda/shared/ui';
import { Alert, Button, Card, Flex, Progress } from 'antd';
import { useState } from 'react';
import { useConvidarUsuario } from './usuarios.api.js';

interface Convites {
  enviados: number;
  /** Who has none yet, and why the last one was not sent. */
  faltam: { id: number; motivo: string }[];
}

/**
 * Offers to invite the users of an import, who have no password yet: one invitation after the other. One that cannot be
 * sent does not stop the others, and can be sent again.
 */
export function ConvitesDaImportacao({ usuarios }: { usuarios: readonly number[] }) {
  const { mutateAsync: convidar } = useConvidarUsuario();
  const [{ enviados, faltam }, setConvites] = useState<Convites>({
    enviados: 0,
    faltam: usuarios.map((id) => ({ id, motivo: '' })),
  });
  const [feito, setFeito] = useState<number | null>(null);
  const motivos = [...new Set(faltam.flatMap(({ motivo }) => motivo || []))];

  async function enviar(): Promise<void> {
    const recusados: Convites['faltam'] = [];
    for (const [i, { id }] of faltam.entries()) {
      setFeito(i / faltam.length);
      await convidar(id).catch((erro: unknown) => recusados.push({ id, motivo: fraseDaFalha(erro) }));
    }
    setFeito(null);
    setConvites({ enviados: usuarios.length - recusados.length, faltam: recusados });
  }

  return (
    <Card size="small" title="Convites">
      <Flex vertical gap="middle">
        {enviados > 0 && (
          <Alert
            type="success"
            showIcon
            role="status"
            title={enviados === 1 ? '1 convite enviado.' : `${enviados} convites enviados.`}
          />
        )}
        {motivos.length > 0 && (
          <Alert
            type="warning"
            showIcon
            role="status"
            title={faltam.length === 1 ? '1 convite não foi enviado.' : `${faltam.length} convites não foram enviados.`}
            description={motivos.map((motivo) => (
              <div key={motivo}>{motivo}</div>
            ))}
          />
        )}
        {feito !== null && (
          <div role="status">
            Enviando os convites
            <Progress aria-label="Enviando os convites" status="active" percent={Math.floor(100 * feito)} />
          </div>
        )}
        {faltam.length > 0 && (
          <Flex wrap gap="middle" align="center">
            <span style={{ flex: '1 1 280px' }}>
              Os usuários novos ainda não têm senha. Com o convite, cada um recebe um link por e-mail, válido por 72
              horas, e escolhe a própria senha.
            </span>
            <Button icon={<Icone de={MailOutlined} />} loading={feito !== null} onClick={() => void enviar()}>
              {faltam.length === 1 ? 'Enviar o convite' : `Enviar ${faltam.length} convites`}
            </Button>
          </Flex>
        )}
      </Flex>
    </Card>
  );
}
