import {
  EstadoErro,
  EstadoVazio,
  Exportar,
  LinhaDaContagem,
  Tela,
  useFatias,
  useListaNoEndereco,
  type EstadoDaLista,
} from '@merenda/shared/ui';
import { NADA_ENCONTRADO } from '@merenda/shared/regras';
import { Flex, Input, Spin } from 'antd';
import { useEffect, useId, useMemo, useRef } from 'react';
import { AtosDasNotificacoes } from './AtosDasNotificacoes.js';
import { contarNotificacoes } from './contagem.js';
import { Dispensadas } from './Dispensadas.js';
import { Grupo } from './Grupo.js';
import { contarLinhas, gruposEm } from './grupos-em.js';
import { useGrupos } from './notificacoes.api.js';
import './notificacoes.css';

const CAMPOS = [{ campo: 'texto', rotulo: 'Mensagem' }];

/** Lines that are drawn in one go. */
const POR_VEZ = 20;

const textoDe = ({ criterios: { texto = '' } }: EstadoDaLista) => String(texto);

/** Screen '/notificacao': the notifications of the user in groups, with a search, and those that were dismissed. */
export default function Notificacoes() {
  const { estado, escrito, aoMudarCriterios, aoSair } = useListaNoEndereco(CAMPOS);
  const texto = textoDe(escrito).trim();
  const { data: lidas, error, isFetching, refetch } = useGrupos(texto);
  const linhas = useMemo(() => contarLinhas(lidas?.grupos ?? []), [lidas]);
  const mostradas = useFatias(linhas, POR_VEZ, lidas?.texto);
  const id = useId();
  const contagem = useRef<HTMLElement>(null);
  const antes = useRef(lidas);
  useEffect(() => {
    // What had the focus was dismissed, or was the button that took a dismissal back.
    if (antes.current && document.activeElement === document.body) contagem.current?.focus();
    antes.current = lidas;
  }, [lidas]);
  return (
    <Tela titulo="Notificações">
      <Flex vertical gap="middle" className={textoDe(estado) ? 'notificacoes buscando' : 'notificacoes'}>
        <Flex vertical gap={4} role="search" style={{ maxWidth: 480 }}>
          <label htmlFor={id}>Buscar nas notificações</label>
          <Input
            id={id}
            allowClear
            autoComplete="off"
            value={textoDe(estado)}
            onChange={(evento) => aoMudarCriterios({ texto: evento.target.value }, { digitando: true })}
            onBlur={aoSair}
          />
        </Flex>
        {error !== null && <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />}
        {lidas === undefined && error === null && <Spin description="Carregando…" />}
        {lidas !== undefined && (
          <>
            <LinhaDaContagem
              contagem={dizerQuantas(lidas.total, lidas.semFiltro)}
              refDaContagem={contagem}
              ferramentas={<Exportar lista="notificacoes" recorte={() => ({ busca: texto ? { texto } : {} })} />}
            />
            {lidas.total === 0 && (
              <EstadoVazio mensagem={lidas.semFiltro === 0 ? 'Não há notificações' : NADA_ENCONTRADO} />
            )}
            <AtosDasNotificacoes>
              {gruposEm(lidas.grupos, mostradas).map(({ grupo, partes }) => (
                <Grupo key={grupo.grupo} grupo={grupo} mostradas={partes} texto={lidas.texto} />
              ))}
            </AtosDasNotificacoes>
            {/* It follows the groups: it would move when they come. */}
            {mostradas === linhas && lidas.dispensadas > 0 && <Dispensadas quantas={lidas.dispensadas} />}
          </>
        )}
      </Flex>
    </Tela>
  );
}

const dizerQuantas = (achadas: number, todas: number): string =>
  achadas === todas ? contarNotificacoes(todas) : `${String(achadas)} de ${contarNotificacoes(todas)}`;
