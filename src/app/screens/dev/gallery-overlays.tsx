import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Calendar } from '#app/ui/calendar/calendar.tsx';
import type { StayDraft } from '#app/ui/calendar/calendar.tsx';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Lightbox } from '#app/ui/media/lightbox.tsx';
import { LoadingOverlay } from '#app/ui/feedback/loading-overlay.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { Stack } from './stack.tsx';
import { PhotoCarousel } from '#app/ui/media/photo-carousel.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import type { PhotoSource } from '#app/ui/media/photo.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import * as css from './gallery.css.ts';

type Shown = 'content' | 'tall' | 'large' | 'beside';

const paragraph =
  '온돌은 서울에 온 유학생이 안심하고 짐을 풀 수 있는 집을 준비해요. 계약서는 이메일로 확인하고 서명하며, 입주 전날 오후 3시에 출입 안내를 보내드려요.';

export function Overlays() {
  const [shown, setShown] = useState<Shown>();
  const [answer, setAnswer] = useState<boolean>();
  const [loading, setLoading] = useState(false);
  const ask = () =>
    void confirm({
      title: '예약을 취소할까요?',
      text: '지금 취소하면 임대료의 50%와 보증금 전액을 돌려드려요.',
      confirmLabel: '취소하기',
      cancelLabel: '그대로 두기',
      danger: true,
    }).then(setAnswer);
  return (
    <Section tight>
      <Heading title="Overlays, toasts, loading" level={2} />
      <div className={css.row}>
        <Button variant="secondary" onClick={() => setShown('content')}>
          Content height
        </Button>
        <Button variant="secondary" onClick={() => setShown('tall')}>
          With footer
        </Button>
        <Button variant="secondary" onClick={() => setShown('large')}>
          Large
        </Button>
        <Button variant="secondary" onClick={() => setShown('beside')}>
          Not blocking
        </Button>
        <Button variant="secondary" onClick={ask}>
          Confirm{answer === undefined ? '' : `: ${answer ? 'yes' : 'no'}`}
        </Button>
        <Toasts />
        <Button
          variant="secondary"
          onClick={() => {
            setLoading(true);
            setTimeout(() => setLoading(false), 1500);
          }}
        >
          Slow navigation
        </Button>
      </div>
      <LoadingOverlay active={loading} label="불러오는 중" />
      <SampleOverlays shown={shown} onClose={() => setShown(undefined)} onAsk={ask} />
    </Section>
  );
}

function Toasts() {
  return (
    <>
      <Button variant="secondary" onClick={() => toast.success('회원 정보를 저장했어요.')}>
        Success
      </Button>
      <Button variant="secondary" onClick={() => toast.warning('로그인이 만료됐어요. 다시 로그인해 주세요.')}>
        Warning
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.error('서버에 문제가 생겼어요. 계속되면 관리 회사에 문의해 주세요.')}
      >
        Error
      </Button>
      <Button variant="secondary" onClick={() => toast.info('입주 안내는 입주 전날 오후 3시에 보내드려요.')}>
        Info
      </Button>
    </>
  );
}

type SampleOverlaysProps = { shown: Shown | undefined; onClose: () => void; onAsk: () => void };

function SampleOverlays({ shown, onClose, onAsk }: SampleOverlaysProps) {
  const long = (
    <Stack gap={16}>
      {Array.from({ length: 14 }, (_, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Stack>
  );
  return (
    <>
      <Overlay
        open={shown === 'content'}
        onClose={onClose}
        title="인원"
        closeLabel="닫기"
        topPosition="content"
        expandOnContentDrag
      >
        <TextField label="이름" />
      </Overlay>
      <Overlay
        open={shown === 'tall'}
        onClose={onClose}
        title="필터"
        closeLabel="닫기"
        footer={
          <Stack>
            <Button full onClick={onAsk}>
              집 12곳 보기
            </Button>
          </Stack>
        }
      >
        {long}
      </Overlay>
      <Overlay
        open={shown === 'large'}
        onClose={onClose}
        title="개인정보 처리방침"
        closeLabel="닫기"
        size="large"
      >
        {long}
      </Overlay>
      <Overlay
        open={shown === 'beside'}
        onClose={onClose}
        title="지도"
        closeLabel="닫기"
        blocking={false}
        topPosition="content"
        size="small"
      >
        <p>{paragraph}</p>
      </Overlay>
    </>
  );
}

const reasons = {
  outside: '선택할 수 없는 날짜',
  taken: '이미 예약됨',
  tooShort: '최소 숙박 기간보다 짧음',
  tooLong: '최대 숙박 기간보다 김',
  noRoom: '최소 숙박 기간만큼 비어 있지 않음',
};

const unavailable = [
  { from: '2026-12-24', to: '2027-01-03' },
  { from: '2027-02-10', to: '2027-03-02' },
];

export function Calendars() {
  const [stay, setStay] = useState<StayDraft>({ checkIn: '2026-11-16', checkOut: '2026-12-20' });
  return (
    <Section tight tone="sunken">
      <Heading title="Calendar" level={2} />
      <Calendar
        value={stay}
        onChange={setStay}
        today="2026-11-09"
        max="2027-11-09"
        minNights={7}
        unavailable={unavailable}
        language="ko"
        labels={{
          calendar: '숙박 날짜',
          previousMonth: '이전 달',
          nextMonth: '다음 달',
          today: '오늘',
          checkIn: '입주',
          checkOut: '퇴실',
          reasons,
        }}
        status={stay.checkOut ? '선택한 숙박 기간이에요.' : '퇴실 날짜를 선택해 주세요.'}
      />
    </Section>
  );
}

const photos: readonly PhotoSource[] = ['house-01-main', 'house-01-second', 'house-02-main'].map((id) => ({
  id,
  width: 1440,
  height: 960,
  widths: [400, 800, 1440],
  alt: '햇살이 드는 창가에 싱글 침대와 책상이 놓인 밝은 원룸',
  dominant: '#ccc6bf',
}));

export function Photos() {
  const [index, setIndex] = useState<number>();
  const [first] = photos;
  return (
    <Section tight>
      <Heading title="Photos" level={2} />
      <div className={css.grid}>
        <PhotoCarousel
          photos={photos}
          sizes="(min-width: 600px) 360px, 100vw"
          label="햇살 원룸"
          previousLabel="이전 사진"
          nextLabel="다음 사진"
          positionText={(current, total) => `사진 ${total}장 중 ${current}번째`}
          onOpen={setIndex}
          openLabel="사진 크게 보기"
          className={css.photo}
        />
        {first && (
          <Photo
            photo={first}
            sizes="(min-width: 600px) 360px, 100vw"
            ratio="1 / 1"
            className={css.photo}
            priority
          />
        )}
      </div>
      <Lightbox
        photos={photos}
        index={index}
        onClose={() => setIndex(undefined)}
        closeLabel="닫기"
        previousLabel="이전 사진"
        nextLabel="다음 사진"
        positionText={(current, total) => `${current} / ${total}`}
      />
    </Section>
  );
}
