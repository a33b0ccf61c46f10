import type { GrupoComUnidades, GrupoDeNotificacao } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeProprio } from '@merenda/shared/formatos';
import { unidadeDaNotificacao } from '@merenda/shared/regras';
import { Button } from 'antd';
import { memo, useId, useState } from 'react';
import { DispensarAte } from './DispensarAte.js';
import { Linha } from './Linha.js';
import { PaginasDe } from './PaginasDe.js';
import { Quantas } from './Quantas.js';

type Parte = GrupoComUnidades['partes'][number] & { grupo: GrupoDeNotificacao; texto: string };

/** The notifications of one unit in a group: the first ones, and all of them when they are asked for. */
export const ParteDaUnidade = memo(function ParteDaUnidade({ grupo, unidade, total, linhas, texto }: Parte) {
  const [todas, setTodas] = useState(false);
  const id = useId();
  const nome = nomeProprio(unidadeDaNotificacao(unidade));
  const resto = total > linhas.length;
  return (
    <div role="group" aria-labelledby={id} className="notificacoes-unidade">
      <div className="notificacoes-titulo">
        <h3 id={id}>
          {nome} <Quantas total={total} />
        </h3>
        {texto === '' && total > 1 && unidade !== null && (
          <DispensarAte alvo={{ grupo, unidade: unidade.id }} rotulo="Dispensar da unidade até" de={nome} />
        )}
      </div>
      {todas && resto ? (
        <PaginasDe quais={{ grupo, ...(unidade !== null && { unidade: unidade.id }), texto }}>
          {(linha) => <Linha key={linha.id} notificacao={linha} />}
        </PaginasDe>
      ) : (
        <ul>
          {linhas.map((linha) => (
            <Linha key={linha.id} notificacao={linha} />
          ))}
        </ul>
      )}
      {resto && (
        <Button type="link" aria-expanded={todas} onClick={() => setTodas(!todas)}>
          {todas ? 'Mostrar menos' : `Mostrar todas as ${formatarQuantidade(total)}`}
          <span className="so-leitor">: {nome}</span>
        </Button>
      )}
    </div>
  );
});
