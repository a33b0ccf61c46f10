import { encerrarLeitura, useLeituras, type Leitura } from '@merenda/shared';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { Button, Modal, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ACIMA_DOS_MODAIS } from './camadas.js';

/**
 * Shows messages that the user must read, one at a time, until they are closed. Mounted once, in the shell, under the
 * router.
 */
export function Leituras() {
  const leitura = useLeituras(({ fila }) => fila[0]);
  // While the dialog fades out, its message is already removed from the queue.
  const [mostrada, setMostrada] = useState(leitura);
  if (leitura !== undefined && leitura !== mostrada) setMostrada(leitura);

  // It belongs to the session in which it happened.
  useEffect(() => () => useLeituras.setState({ fila: [] }), []);

  const fechar = () => leitura && encerrarLeitura(leitura);
  return (
    <Modal
      title={mostrada?.titulo}
      open={leitura !== undefined}
      onCancel={fechar}
      width={560}
      centered
      // Above the modal in which it happened.
      zIndex={ACIMA_DOS_MODAIS}
      footer={
        <Button type="primary" onClick={fechar}>
          Entendi
        </Button>
      }
    >
      {mostrada?.usos && <Usos usos={mostrada.usos} aoSair={fechar} />}
      {mostrada?.registros && <Registros registros={mostrada.registros} />}
      {mostrada && !mostrada.usos && !mostrada.registros && (
        <Typography.Paragraph style={{ whiteSpace: 'pre-line' }}>{mostrada.texto}</Typography.Paragraph>
      )}
    </Modal>
  );
}

/** Records, each with the reason why it stayed as it was. */
function Registros({ registros }: { registros: NonNullable<Leitura['registros']> }) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20, maxHeight: '50dvh', overflowY: 'auto' }}>
      {registros.map(({ nome, motivo }, posicao) => (
        <li key={`${nome}${posicao}`} style={{ marginBlockEnd: 8, overflowWrap: 'anywhere' }}>
          <strong>{nome}</strong>: {motivo}
        </li>
      ))}
    </ul>
  );
}

/** The uses of a record, with a link to their screens. */
function Usos({ usos, aoSair }: { usos: NonNullable<Leitura['usos']>; aoSair: () => void }) {
  return (
    <>
      <Typography.Paragraph>Este registro é usado por:</Typography.Paragraph>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {usos.map(({ descricao, quantidade, registros, href }) => (
          <li key={descricao} style={{ marginBlockEnd: 8 }}>
            {href ? (
              <Link to={href} onClick={aoSair}>
                {descricao}
              </Link>
            ) : (
              <strong>{descricao}</strong>
            )}
            : {registros.join(', ')}
            {quantidade > registros.length && ` e mais ${formatarQuantidade(quantidade - registros.length)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
