import { avisos } from '@merenda/shared';
import { GRUPOS_DE_NOTIFICACAO, type GrupoComUnidades } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { Button, Typography } from 'antd';
import { memo, useId } from 'react';
import { DispensarAte } from './DispensarAte.js';
import { useMarcarComoLidas } from './notificacoes.api.js';
import { ParteDaUnidade } from './ParteDaUnidade.js';
import { Quantas } from './Quantas.js';

interface GrupoProps {
  grupo: GrupoComUnidades;
  /** How many of its parts are drawn; the others follow. */
  mostradas: number;
  /** The search, also for notifications that are read later. */
  texto: string;
}

/** The notifications of a group, by unit. */
export const Grupo = memo(function Grupo({ grupo: lido, mostradas, texto }: GrupoProps) {
  const { grupo, total, naoLidas, unidades, partes } = lido;
  const id = useId();
  const leitura = useMarcarComoLidas();
  const { titulo } = GRUPOS_DE_NOTIFICACAO[grupo];
  // A search shows a part of the group; these acts are about all of it.
  const inteiro = texto === '';
  return (
    <section className="notificacoes-grupo" aria-labelledby={id}>
      <div className="notificacoes-titulo">
        <h2 id={id}>
          {titulo} <Quantas total={total} />
        </h2>
        {inteiro && (
          <div className="notificacoes-atos">
            {naoLidas > 0 && (
              <Button
                loading={leitura.isPending}
                aria-label={`Marcar como lidas: ${titulo}`}
                onClick={() => void leitura.mutateAsync({ grupo }).catch((erro: unknown) => avisos.falha(erro))}
              >
                Marcar como lidas
              </Button>
            )}
            <DispensarAte alvo={{ grupo }} rotulo="Dispensar grupo até" de={titulo} />
          </div>
        )}
      </div>
      {partes.slice(0, mostradas).map((parte) => (
        <ParteDaUnidade key={parte.unidade?.id ?? 0} grupo={grupo} {...parte} texto={texto} />
      ))}
      {mostradas >= partes.length && unidades > partes.length && (
        <Typography.Text type="secondary">
          {`Mais ${formatarQuantidade(unidades - partes.length)} unidades têm notificações: busque pelo nome da unidade.`}
        </Typography.Text>
      )}
    </section>
  );
});
