import PictureOutlined from '@ant-design/icons/PictureOutlined';
import { enderecoDoRastreio, nomeDoLote } from '@merenda/shared/regras';
import { Button, Flex, Input, Modal, Typography } from 'antd';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Alerta } from '../tela/Alerta.js';
import { Icone } from '../Icone.js';
import { useQuadroDoModal } from '../dialogos/quadro-do-modal.js';
import { Camera } from './Camera.js';
import { prepararLeitor } from './leitor-de-qr.js';
import { conferido, lerCodigo, lerNumero, type ComLote, type Leitura } from './lote-lido.js';

interface LeitorDeEtiquetaProps<L extends ComLote> {
  /** The lots of the unit, also those that cannot be chosen. */
  lotes: readonly L[];
  /** Why a lot cannot be chosen; null when it can. */
  recusar: (lote: L) => string | null;
  /** Gets the lot after the panel has closed. */
  aoLer: (lote: L) => void;
  /** What to do with a lot that is not among `lotes`; by default, to look whether it is in another unit. */
  desconhecido?: string;
  /** The panel has closed without a lot. */
  aoFechar: () => void;
}

const LARGURA = 480;

/** A panel that finds a lot by the label before the camera, by a photo of it or by its number. */
export function LeitorDeEtiqueta<L extends ComLote>({ aoLer, aoFechar, ...opcoes }: LeitorDeEtiquetaProps<L>) {
  const [aberto, setAberto] = useState(true);
  const [leitura, setLeitura] = useState<Leitura<L> | null>(null);
  /** How the panel ended: the camera reads on until it has closed. */
  const fim = useRef<{ lote: L | null }>(null);
  const quadro = useQuadroDoModal(LARGURA);

  function fechar(lote: L | null): void {
    fim.current ??= { lote };
    setAberto(false);
  }

  function terminar(): void {
    const lote = fim.current?.lote ?? null;
    if (lote === null) aoFechar();
    else aoLer(lote);
  }

  function receber(nova: Leitura<L>): void {
    if ('lote' in nova) fechar(nova.lote);
    else setLeitura(nova);
  }

  const doCodigo = (codigo: string) => receber(lerCodigo(codigo, window.location.origin, opcoes));

  return (
    <Modal
      title="Ler etiqueta"
      open={aberto}
      onCancel={() => fechar(null)}
      afterClose={terminar}
      // The camera is switched off.
      destroyOnHidden
      {...quadro}
      footer={<Button onClick={() => fechar(null)}>Fechar</Button>}
    >
      <Flex vertical gap="middle">
        <Camera aoLer={doCodigo} />
        <Foto aoLer={doCodigo} aoRecusar={(recusa) => setLeitura({ recusa })} />
        <Numero aoBuscar={(numero) => receber(lerNumero(numero, opcoes))} />
        {leitura !== null && 'recusa' in leitura && (
          <Alerta
            type="warning"
            role="alert"
            title={leitura.recusa}
            acao={
              leitura.rastreio !== undefined && (
                <Link to={enderecoDoRastreio(leitura.rastreio)} className="alvo">
                  Ver o lote
                </Link>
              )
            }
          />
        )}
        {leitura !== null && 'opcoes' in leitura && (
          <Flex vertical gap="small" role="group" aria-label="Produtos com este número de lote">
            <Typography.Text role="status">Mais de um produto tem um lote com este número. Escolha:</Typography.Text>
            {leitura.opcoes.map((lote) => (
              <Button key={lote.produtoLote.id} onClick={() => receber(conferido(lote, opcoes.recusar))}>
                {nomeDoLote(lote.produtoLote)}
              </Button>
            ))}
          </Flex>
        )}
      </Flex>
    </Modal>
  );
}

function Numero({ aoBuscar }: { aoBuscar: (numero: string) => void }) {
  const [numero, setNumero] = useState('');
  const id = useId();
  return (
    <form
      onSubmit={(evento) => {
        evento.preventDefault();
        // The form of a screen below the panel is not sent.
        evento.stopPropagation();
        aoBuscar(numero);
      }}
    >
      <Flex wrap gap="small" align="end">
        <Flex vertical gap={4} style={{ flex: '1 1 200px', minWidth: 0 }}>
          <label htmlFor={id}>Número do lote</label>
          <Input
            id={id}
            value={numero}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={({ target }) => setNumero(target.value)}
          />
        </Flex>
        <Button htmlType="submit">Buscar lote</Button>
      </Flex>
    </form>
  );
}

interface FotoProps {
  aoLer: (codigo: string) => void;
  aoRecusar: (frase: string) => void;
}

/** A photo of the label, for devices whose browser gives no picture of the camera. */
function Foto({ aoLer, aoRecusar }: FotoProps) {
  const entrada = useRef<HTMLInputElement>(null);
  const [lendo, setLendo] = useState(false);

  async function escolher(foto: File | undefined): Promise<void> {
    if (!foto) return;
    setLendo(true);
    try {
      const codigo = await lerFoto(foto);
      if (codigo === null) aoRecusar('A foto não mostra uma etiqueta. Tire outra, mais perto e com boa luz.');
      else aoLer(codigo);
    } catch {
      aoRecusar('O navegador não conseguiu ler a foto. Escolha outra, ou digite o número do lote.');
    } finally {
      setLendo(false);
    }
  }

  return (
    <div>
      <input
        ref={entrada}
        style={{ display: 'none' }}
        type="file"
        accept="image/*"
        aria-label="Foto da etiqueta"
        onChange={({ currentTarget }) => {
          const [foto] = currentTarget.files ?? [];
          void escolher(foto);
          // The same photo may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button icon={<Icone de={PictureOutlined} />} loading={lendo} onClick={() => entrada.current?.click()}>
        Usar uma foto
      </Button>
    </div>
  );
}

async function lerFoto(foto: File): Promise<string | null> {
  const [ler, imagem] = await Promise.all([prepararLeitor(), createImageBitmap(foto)]);
  try {
    return await ler(imagem);
  } finally {
    imagem.close();
  }
}
