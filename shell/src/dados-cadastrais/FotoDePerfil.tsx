import { avisos, useSessao } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';
import { Button, Flex, Typography } from 'antd';
import { useRef, useState } from 'react';
import { Foto } from '../foto/Foto.js';
import { FotoRecusada, prepararFoto } from '../foto/preparar-foto.js';
import { enviarFoto } from './dados-cadastrais.api.js';
import './dados-cadastrais.css';

/** Side at which the photo is shown (specification 1, section 2), in CSS pixels. */
const LADO = 180;

/** The user's photo, and the way to another one. */
export function FotoDePerfil({ usuarioId }: { usuarioId: number }) {
  const foto = useSessao((sessao) => sessao.auth.foto);
  const [ocupado, setOcupado] = useState(false);
  const entrada = useRef<HTMLInputElement>(null);

  const trocar = async (arquivo: File) => {
    setOcupado(true);
    try {
      await enviarFoto(usuarioId, await prepararFoto(arquivo));
      avisos.sucesso('Foto atualizada com sucesso!');
    } catch (erro) {
      if (erro instanceof FotoRecusada) avisos.erro(erro.message);
      else avisos.falha(erro);
    } finally {
      setOcupado(false);
    }
  };

  return (
    <Flex wrap gap="large" align="center">
      <div className="foto-de-perfil">
        <Foto foto={foto} lado={LADO} />
      </div>
      <Flex vertical gap="small" align="start">
        {/* The browser's own control speaks the browser's language, not the product's. */}
        <input
          ref={entrada}
          hidden
          type="file"
          accept=".jpg,.jpeg,.png"
          aria-label="Arquivo da foto"
          onChange={({ currentTarget }) => {
            const [arquivo] = currentTarget.files ?? [];
            // The same file may be chosen again after a failure.
            if (arquivo) void trocar(arquivo).finally(() => { currentTarget.value = ''; });
          }}
        />
        <Button loading={ocupado} onClick={() => entrada.current?.click()}>
          {foto === null ? 'Escolher foto' : 'Trocar foto'}
        </Button>
        <Typography.Text type="secondary">Imagem .jpg, .jpeg ou .png de até {LIMITES.imagemBytes / 1024 / 1024} MB.</Typography.Text>
      </Flex>
    </Flex>
  );
}
